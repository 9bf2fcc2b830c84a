import fc from 'fast-check';
import {
  ageOf,
  areToBeCounted,
  balanceOf,
  canUndo,
  daysOut,
  depositsHeld,
  emptiesText,
  KEG_LIMIT_DAYS,
  KEG_SIZES,
  type KegEntry,
  type Kegs,
  kegSizeOf,
  kegsOf,
  kegsText,
  lotsOf,
} from './index.ts';

/** Entries by day of November 2026, at noon in Vancouver. */
const entry = (id: string, day: number, change: Kegs, more: Partial<KegEntry> = {}): KegEntry => ({
  id,
  at: `2026-11-${String(day).padStart(2, '0')}T20:00:00.000Z`,
  kind: Object.values(change).some((number) => number > 0) ? 'out' : 'back',
  change,
  ...more,
});

const shown = (entries: KegEntry[]) =>
  lotsOf(entries)?.map(({ number, size, since }) => `${number} × ${size} L since ${since.slice(8, 10)}`);

// KEGS-2
test.each([
  ['Tidal Force IPA 50L', '50L', 50],
  ['Moon Moth Hazy IPA 20L', '20L & 30L', 20],
  ['Gantry IPA 30 L', '20L & 30L', 30],
  ['Best Bitter Keg', '20L & 30L', 30],
  ['Lager 120L', '20L & 30L', 30],
  ['Dry Dock 50L Glass', 'Packaged', null],
] as const)('a line "%s" (%s) is a keg of %s litres', (productName, productPackagingType, size) => {
  expect(kegSizeOf({ productName, productPackagingType })).toBe(size);
});

// KEGS-2
test('an order brings its kegs by size, without refunded ones', () => {
  const line = (productName: string, quantity: number, refunded = 0) => ({
    productName,
    productPackagingType: '20L & 30L' as const,
    quantity,
    refunded,
  });
  const kegs = kegsOf([line('A 20L', 2), line('B 20L', 3, 1), line('C 30L', 1, 1)]);
  expect(kegs).toEqual({ 20: 4 });
  expect([kegsText({ 50: 2, 20: -1 }), kegsText({})]).toEqual(['2 × 50 L, 1 × 20 L', 'no kegs']);
});

// KEGS-9
test('empties booked without numbers are to be counted', () => {
  expect([{}, { 50: 0 }, { 30: 1 }, undefined].map(areToBeCounted)).toEqual([true, true, false, false]);
  expect([emptiesText({}), emptiesText({ 30: 1 })]).toEqual(['To be counted at the door', '1 × 30 L']);
});

// KEGS-3
test.each<[string, KegEntry[], string[] | undefined]>([
  ['nothing', [], []],
  [
    'two deliveries and one keg back',
    [entry('a', 1, { 50: 2 }), entry('b', 5, { 50: 1 }), entry('c', 9, { 50: -1 })],
    ['1 × 50 L since 01', '1 × 50 L since 05'],
  ],
  [
    'a first delivery back whole',
    [entry('a', 1, { 50: 2, 30: 1 }), entry('b', 5, { 50: 1 }), entry('c', 9, { 50: -2 })],
    ['1 × 30 L since 01', '1 × 50 L since 05'],
  ],
  ['more back than out', [entry('a', 1, { 50: 1 }), entry('b', 2, { 50: -2 })], undefined],
  ['another size back', [entry('a', 1, { 50: 1 }), entry('b', 2, { 30: -1 })], undefined],
  ['back before it was out', [entry('a', 1, { 50: -1 }), entry('b', 2, { 50: 1 })], undefined],
  [
    'a later order that was not delivered after all',
    [
      entry('a', 1, { 50: 2 }, { order: 'A' }),
      entry('b', 5, { 50: 2 }, { order: 'B' }),
      entry('c', 6, { 50: -2 }, { order: 'B', kind: 'corrected' }),
    ],
    ['2 × 50 L since 01'],
  ],
  [
    'an undone return',
    [
      entry('a', 1, { 50: 2 }),
      entry('b', 5, { 50: -2 }),
      entry('c', 6, { 50: 2 }, { undoes: 'b', kind: 'corrected' }),
    ],
    ['2 × 50 L since 01'],
  ],
])('%s leaves what it leaves', (_what, entries, lots) => {
  expect(shown(entries)).toEqual(lots);
});

// KEGS-4
test('the age is counted in days of Vancouver, and what is out for longer than the limit is overdue', () => {
  const lots = lotsOf([entry('a', 1, { 50: 2 }), entry('b', 20, { 30: 3 })]) ?? [];
  const on = (iso: string, limit = KEG_LIMIT_DAYS) => ageOf(lots, new Date(iso), limit);
  expect(on('2026-12-31T20:00:00Z')).toEqual({ oldest: 60, since: '2026-11-01', overdue: 0 });
  expect(on('2027-01-01T20:00:00Z')).toEqual({ oldest: 61, since: '2026-11-01', overdue: 2 });
  expect(on('2027-01-01T20:00:00Z', 30)).toMatchObject({ overdue: 5 });
  expect(ageOf([], new Date(), KEG_LIMIT_DAYS)).toEqual({ oldest: 0, overdue: 0 });
  expect(daysOut('2026-11-02T06:30:00Z', new Date('2026-11-02T09:00:00Z'))).toBe(1);
});

// KEGS-5
test('an entry of staff can be undone until kegs of its size move again', () => {
  const out = entry('out', 1, { 50: 3, 30: 2 }, { order: 'A' });
  const back = entry('back', 2, { 50: -1 });
  const other = entry('other', 3, { 30: -1 });
  const later = entry('later', 4, { 50: -1 });
  const undo = (id: string) => entry(`undo ${id}`, 5, { 50: 1 }, { undoes: id, kind: 'corrected' });
  expect(canUndo([out, back, other], 'back')).toBe(true);
  expect(canUndo([out, back, other], 'out')).toBe(false);
  expect(canUndo([out, back, later], 'back')).toBe(false);
  expect(canUndo([out, back, later, undo('later')], 'back')).toBe(true);
  expect(canUndo([out, back, undo('back')], 'back')).toBe(false);
  expect(canUndo([out, back, undo('back')], 'undo back')).toBe(false);
});

// KEGS-7
test('no keg deposit is held until staff set one; then each keg has that of the day on which it went out', () => {
  const lots = lotsOf([entry('a', 1, { 50: 2 }), entry('b', 20, { 50: 1, 20: 1 })]) ?? [];
  expect(depositsHeld(lots, [])).toBeNull();
  const cents = { 50: 5000, 30: 4000, 20: 3000 };
  const none = { 50: 0, 30: 0, 20: 0 };
  expect(depositsHeld(lots, [{ from: '2026-11-10', cents }])).toBe(8000);
  expect(
    depositsHeld(lots, [
      { from: '2026-11-15', cents: none },
      { from: '2026-11-01', cents },
    ]),
  ).toBe(10_000);
  expect(depositsHeld(lots, [{ from: '2026-11-21', cents }])).toBe(0);
});

type Move = { size: (typeof KEG_SIZES)[number]; number: number; isUndo: boolean };
const moves = fc.array(
  fc.record<Move>({
    size: fc.constantFrom(...KEG_SIZES),
    number: fc.integer({ min: -4, max: 4 }),
    isUndo: fc.boolean(),
  }),
  { maxLength: 40 },
);

/** The ledger that a run of moves makes: what the rules refuse is left out. */
function ledgerOf(run: readonly Move[]): KegEntry[] {
  const entries: KegEntry[] = [];
  for (const [index, { size, number, isUndo }] of run.entries()) {
    const undone = entries.find(({ id }) => canUndo(entries, id));
    const next =
      isUndo && undone
        ? { ...entry(`${index}`, 1, {}), change: negated(undone.change), undoes: undone.id }
        : entry(`${index}`, 1, { [size]: number });
    entries.push({ ...next, kind: 'corrected', at: new Date(index * 3_600_000).toISOString() });
    if (lotsOf(entries) === null) entries.pop();
  }
  return entries;
}
const negated = (kegs: Kegs): Kegs => ({ 50: -(kegs[50] ?? 0), 30: -(kegs[30] ?? 0), 20: -(kegs[20] ?? 0) });

// KEGS-1, KEGS-5
test('whatever is booked and undone, what is out is the sum of the entries, and never negative', () => {
  fc.assert(
    fc.property(moves, (run) => {
      const entries = ledgerOf(run);
      const out = balanceOf(lotsOf(entries) ?? []);
      for (const size of KEG_SIZES) {
        const sum = entries.reduce((total, { change }) => total + (change[size] ?? 0), 0);
        expect(out[size]).toBe(sum);
        expect(sum).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

// KEGS-5
test('an undo leaves the kegs and their ages as they were before', () => {
  fc.assert(
    fc.property(moves, (run) => {
      const entries = ledgerOf(run);
      const last = entries.at(-1);
      if (!last || !canUndo(entries, last.id)) return;
      const undo = { ...last, id: 'undo', change: negated(last.change), undoes: last.id };
      expect(lotsOf([...entries, undo])).toEqual(lotsOf(entries.slice(0, -1)));
    }),
  );
});

// KEGS-3
test('kegs come back in the order in which they went out', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), fc.nat(), (numbers, some) => {
      const out = numbers.map((number, index) => ({
        ...entry(`${index}`, 1, { 50: number }),
        at: new Date(index * 3_600_000).toISOString(),
      }));
      const all = numbers.reduce((sum, number) => sum + number, 0);
      const back = some % (all + 1);
      const left = lotsOf([...out, entry('back', 2, { 50: -back })]) ?? [];
      const each = (lots: readonly { number: number; since: string }[]) =>
        lots.flatMap(({ number, since }) => Array.from({ length: number }, () => since));
      expect(each(left)).toEqual(each(lotsOf(out) ?? []).slice(back));
    }),
  );
});
