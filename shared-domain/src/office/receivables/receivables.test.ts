import fc from 'fast-check';
import { addDays, type Day } from '../../foundation/dates/index.ts';
import {
  AGES,
  ageOf,
  agesOf,
  balanceOf,
  canReverse,
  daysLate,
  holdOf,
  overdueOf,
  type ReceivableEntry,
  receivablesOf,
  reversalOf,
  statementOf,
} from './index.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T20:00:00.000Z`;
const invoice = (document: string, day: number, cents: number, due?: Day): ReceivableEntry => ({
  ...{ id: `invoice ${document}`, at: at(day), kind: 'invoice', document, cents },
  ...(due === undefined ? {} : { due }),
});
const paid = (id: string, day: number, cents: number, settles?: string[]): ReceivableEntry => ({
  ...{ id, at: at(day), kind: 'payment', cents: -cents, settles },
});
const [A, B] = [invoice('A', 1, 10_000, '2026-11-15'), invoice('B', 5, 6_000, '2026-11-19')];
const note = (document: string, day: number, cents: number, of: string): ReceivableEntry => ({
  ...{ id: document, at: at(day), kind: 'credit-note', cents: -cents, document, settles: [of] },
});

const left = (entries: ReceivableEntry[]) => {
  const { items, credit } = receivablesOf(entries);
  return [...items.map((item) => `${item.document} ${item.left}`), `credit ${credit}`].join(', ');
};

// RECEIVABLE-3
test.each<[string, ReceivableEntry[], string]>([
  ['nothing', [], 'credit 0'],
  ['two invoices', [A, B], 'A 10000, B 6000, credit 0'],
  ['a payment of the oldest', [A, B, paid('p', 8, 10_000)], 'A 0, B 6000, credit 0'],
  ['a payment over two', [A, B, paid('p', 8, 12_500)], 'A 0, B 3500, credit 0'],
  ['a payment of a chosen one', [A, B, paid('p', 8, 6_000, ['B'])], 'A 10000, B 0, credit 0'],
  ['more than the chosen one', [A, B, paid('p', 8, 7_000, ['B'])], 'A 9000, B 0, credit 0'],
  ['more than all', [A, B, paid('p', 8, 20_000)], 'A 0, B 0, credit 4000'],
  ['a credit for the next invoice', [paid('p', 2, 20_000), B], 'B 0, credit 14000'],
  ['a credit note of its order', [A, B, note('CN-1001', 9, 2_000, 'B')], 'A 10000, B 4000, credit 0'],
  ['one of a paid invoice', [A, B, paid('p', 6, 16_000), note('CN', 9, 500, 'B')], 'A 0, B 0, credit 500'],
  [
    'a payment that was reversed',
    [A, paid('p', 8, 10_000), reversalOf(paid('p', 8, 10_000), at(9))],
    'A 10000, credit 0',
  ],
  ['a delivery that was withdrawn', [A, reversalOf(A, at(2)), paid('p', 3, 4_000)], 'credit 4000'],
])('%s leaves what it leaves', (_what, entries, expected) => {
  expect(left(entries)).toBe(expected);
});

// RECEIVABLE-2
test.each([
  ['2026-11-20', 'current'],
  ['2026-11-19', 'to30'],
  ['2026-10-21', 'to30'],
  ['2026-10-20', 'to60'],
  ['2026-09-21', 'to60'],
  ['2026-09-20', 'to90'],
  ['2026-08-22', 'to90'],
  ['2026-08-21', 'over90'],
  ['2026-12-24', 'current'],
] as const)('on November 20 what was due on %s is "%s"', (due, age) => {
  expect(ageOf(due, '2026-11-20')).toBe(age);
});

// RECEIVABLE-2
test('an account of several ages is overdue with all but the current one', () => {
  const account = receivablesOf([A, B, invoice('C', 6, 900), paid('p', 8, 2_500)]);
  const ages = agesOf(account, '2026-11-18');
  expect(ages).toEqual({ current: 6_000, to30: 8_400, to60: 0, to90: 0, over90: 0 });
  expect([overdueOf(ages), daysLate(account.items, '2026-11-18')]).toEqual([8_400, 12]);
  expect(agesOf(receivablesOf([paid('p', 8, 2_500)]), '2026-11-18')).toMatchObject({ current: -2_500 });
  expect(daysLate([], '2026-11-18')).toBe(0);
});

// RECEIVABLE-6
test('staff reverse payments, write-offs and corrections once; invoices and credit notes follow their orders', () => {
  const payment = paid('p', 8, 500);
  const entries = [A, note('CN', 2, 100, 'A'), payment];
  expect(entries.map(({ id }) => canReverse(entries, id))).toEqual([false, false, true]);
  const reversed = [...entries, reversalOf(payment, at(9))];
  expect([canReverse(reversed, 'p'), canReverse(reversed, 'undo p'), canReverse(reversed, 'x')]).toEqual([
    false,
    false,
    false,
  ]);
});

// RECEIVABLE-10
test.each([
  ['nothing set', {}, undefined],
  ['put on hold', { creditHold: 'Cheque bounced' }, 'The account is on hold: Cheque bounced'],
  ['late, without a setting', { daysLate: 90 }, undefined],
  ['late by as many days', { daysLate: 45, holdAfterDays: 45 }, undefined],
  ['late by more', { daysLate: 46, holdAfterDays: 45 }, 'The account is 46 days overdue'],
  ['at its limit', { creditLimitCents: 50_000 }, undefined],
  [
    'past its limit',
    { creditLimitCents: 49_999 },
    'The account would pass its credit limit: $500.00 with this order, $499.99 at most',
  ],
])('an order of an account %s', (_what, check, why) => {
  const held = holdOf({
    ...{ balance: 20_000, openOrders: 30_000, daysLate: 0, holdAfterDays: 0 },
    ...check,
  });
  expect(held?.why).toBe(why);
});

const entries = fc
  .array(
    fc.record({
      kind: fc.constantFrom('invoice', 'payment', 'credit-note', 'write-off', 'correction' as const),
      day: fc.integer({ min: 0, max: 200 }),
      cents: fc.integer({ min: 1, max: 500_000 }),
      terms: fc.constantFrom(0, 7, 14, 30),
      of: fc.nat({ max: 20 }),
      isUndo: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((all) => {
    const made: ReceivableEntry[] = [];
    for (const [place, { kind, day, cents, terms, of, isUndo }] of all.entries()) {
      const opened = addDays('2026-01-01', day);
      const when = `${opened}T20:00:00.000Z`;
      const undone = made[of];
      if (isUndo && undone && undone.undoes === undefined && !made.some(({ undoes }) => undoes === undone.id))
        made.push(reversalOf(undone, when));
      else
        made.push({
          ...{ id: `e${place}`, at: when, kind, document: `D${place}` },
          ...(kind === 'invoice'
            ? { cents, due: addDays(opened, terms) }
            : { cents: -cents, settles: [`D${of}`] }),
        });
    }
    return made;
  });
const on = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));

// RECEIVABLE-1, RECEIVABLE-3
test('no cent is lost: what is left of the items, less the credit, is the sum of the entries', () => {
  fc.assert(
    fc.property(entries, (ledger) => {
      const { items, credit } = receivablesOf(ledger);
      const sum = ledger.reduce((total, { cents }) => total + cents, 0);
      expect(balanceOf(ledger)).toBe(sum);
      expect(items.reduce((total, item) => total + item.left, 0) - credit).toBe(sum);
      for (const item of items) {
        expect(item.left).toBeGreaterThanOrEqual(0);
        expect(item.left).toBeLessThanOrEqual(item.cents);
      }
      expect(credit > 0 && items.some((item) => item.left > 0)).toBe(false);
    }),
  );
});

// RECEIVABLE-2
test('the ages add up to the balance, on whatever day', () => {
  fc.assert(
    fc.property(entries, on, (ledger, day) => {
      const ages = agesOf(receivablesOf(ledger), day);
      expect(AGES.reduce((sum, age) => sum + ages[age], 0)).toBe(balanceOf(ledger));
      expect(overdueOf(ages)).toBeGreaterThanOrEqual(0);
    }),
  );
});

// RECEIVABLE-1
test('the same entries in any order leave the same', () => {
  fc.assert(
    fc.property(
      entries.chain((ledger) =>
        fc.tuple(
          fc.constant(ledger),
          fc.shuffledSubarray(ledger, { minLength: ledger.length, maxLength: ledger.length }),
        ),
      ),
      ([ledger, shuffled]) => {
        expect(balanceOf(shuffled)).toBe(balanceOf(ledger));
        expect(receivablesOf(shuffled)).toEqual(receivablesOf(ledger));
      },
    ),
  );
});

// RECEIVABLE-13
test('a statement begins with what was owed before, and its entries add up to what is owed after', () => {
  const period = { from: '2026-11-02', to: '2026-11-08' };
  const { opening, rows, closing } = statementOf([paid('p', 8, 2_500), A, invoice('C', 9, 900), B], period);
  expect([opening, closing]).toEqual([10_000, 13_500]);
  expect(rows.map(({ entry, balance }) => [entry.id, balance])).toEqual([
    ['invoice B', 16_000],
    ['p', 13_500],
  ]);
  fc.assert(
    fc.property(entries, on, on, (ledger, one, other) => {
      const [from = one, to = other] = [one, other].sort();
      const whole = statementOf(ledger, { from, to });
      const sum = whole.rows.reduce((total, { entry }) => total + entry.cents, whole.opening);
      expect(whole.closing).toBe(sum);
      expect(statementOf(ledger, { from: addDays(to, 1), to: addDays(to, 1) }).opening).toBe(sum);
    }),
  );
});

// RECEIVABLE-6
test('a reversal leaves what was there before its entry', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 500_000 }), (ledger, cents) => {
      const payment: ReceivableEntry = {
        id: 'late',
        at: '2027-01-01T20:00:00.000Z',
        kind: 'payment',
        cents: -cents,
      };
      const reversed = [...ledger, payment, reversalOf(payment, '2027-01-02T20:00:00.000Z')];
      expect(receivablesOf(reversed)).toEqual(receivablesOf(ledger));
    }),
  );
});
