import { chosenItems, itemName, keptOf, onlineProblemOf, periodOfMonth, remindersOn } from './index.ts';

const OPEN = [
  { document: 'A', due: '2026-11-20', left: 10_000 },
  { document: 'B', due: '2026-12-04', left: 6_000 },
];

// RECEIVABLE-14
test.each<[string, string[], number, string | undefined]>([
  ['all of it', [], 16_000, undefined],
  ['more than all', [], 16_001, 'Only $160.00 of it is owed now.'],
  ['a chosen invoice', ['B'], 6_000, undefined],
  ['more than a chosen one', ['B'], 6_001, 'Only $60.00 of it is owed now.'],
  ['a part', ['A'], 50, undefined],
  ['less than a card takes', ['A'], 49, 'A card payment is at least $0.50.'],
  ['what is paid', ['A', 'C'], 10_000, 'C is paid already.'],
])('paying %s online', (_what, chosen, cents, problem) => {
  expect(onlineProblemOf(OPEN, { chosen, cents })).toBe(problem);
});

// RECEIVABLE-14
test('an account that owes nothing pays nothing; without a choice a payment is for all items', () => {
  expect(onlineProblemOf([], { chosen: [], cents: 100 })).toBe('Nothing is owed.');
  expect(chosenItems(OPEN, []).map(({ document }) => document)).toEqual(['A', 'B']);
  expect(chosenItems(OPEN, ['B']).map(({ document }) => document)).toEqual(['B']);
  expect([itemName('CBO-1'), itemName('308fb38c-9509-40d4-bcc2-7243bf277d76')]).toEqual([
    'CBO-1',
    'Correction',
  ]);
});

// RECEIVABLE-16
test.each<[string, number, [status: string, cents: number][], number]>([
  ['untouched', 0, [], 10_000],
  ['refunded in part', 4_000, [], 6_000],
  ['refunded', 10_000, [], 0],
  ['disputed', 0, [['needs_response', 10_000]], 0],
  ['asked about by the bank', 0, [['warning_needs_response', 10_000]], 10_000],
  ['disputed and won', 0, [['won', 10_000]], 10_000],
  ['disputed and lost', 0, [['lost', 10_000]], 0],
  ['refunded in part, and then disputed', 4_000, [['under_review', 10_000]], 0],
])('a card payment that is %s', (_what, refunded, disputes, kept) => {
  const found = disputes.map(([status, cents]) => ({ status, cents }));
  expect(keptOf(10_000, refunded, found)).toBe(kept);
});

// RECEIVABLE-19
test.each<[string, number, number, string[], string[]]>([
  ['2026-11-16', 3, 7, [], []],
  ['2026-11-17', 3, 7, ['A'], []],
  ['2026-11-20', 3, 7, ['A'], []],
  ['2026-11-21', 3, 7, [], []],
  ['2026-11-27', 3, 7, [], ['A']],
  ['2026-12-11', 3, 7, [], ['A', 'B']],
  ['2026-12-11', 3, 0, [], []],
  ['2026-11-20', 0, 7, [], []],
])('on %s, %i days before and %i after, reminds of', (on, before, after, soon, late) => {
  const days = { remindDaysBefore: before, remindDaysAfter: after };
  const named = (items: { document: string }[]) => items.map(({ document }) => document);
  const due = remindersOn(OPEN, on, { days, made: [] });
  expect([named(due.soon), named(due.late)]).toEqual([soon, late]);
  const made = (['soon', 'late'] as const).flatMap((kind) => due[kind].map((item) => ({ ...item, kind })));
  expect(remindersOn(OPEN, on, { days, made })).toEqual({ soon: [], late: [] });
});

// RECEIVABLE-13, RECEIVABLE-18
test('the days of a month end with it, or today', () => {
  expect(periodOfMonth('2026-02', '2026-11-20')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(periodOfMonth('2026-12', '2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(periodOfMonth('2026-11', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
});
