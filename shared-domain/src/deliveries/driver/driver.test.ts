import fc from 'fast-check';
import { ID_CHECKS } from '../runs/index.ts';
import {
  CONFLICT_MESSAGES,
  chosenNext,
  conflictOf,
  type DeliveredLine,
  type DriverUpdate,
  deliveredOf,
  emptiesOf,
  isShort,
  isSignature,
  linkEnd,
  mergeUpdates,
  NO_ID,
  needsIdCheck,
  paymentOf,
  reportsOf,
  returnsOf,
  serverTime,
  type UpdateContent,
  withPoint,
} from './index.ts';

const LINES: DeliveredLine[] = [
  { productId: 'IPA', ordered: 5, delivered: 4, reason: 'damaged' },
  { productId: 'KEG', ordered: 1, delivered: 0, reason: 'not-on-truck' },
];
const FULL = LINES.map(({ productId, ordered }) => ({ productId, ordered, delivered: ordered }));
const update = (id: string, number: number, said: UpdateContent, stop = 'A'): DriverUpdate => ({
  id,
  stop,
  number,
  at: '2026-11-24T18:00:00.000Z',
  ...said,
});

// DRIVER-4
test.each<[string, DriverUpdate[], object]>([
  ['nothing but empties', [update('a', 1, { what: 'empties', kegs: { 50: 2 } })], { ending: undefined }],
  [
    'a correction',
    [update('a', 1, { what: 'delivered', lines: FULL }), update('b', 2, { what: 'delivered', lines: LINES })],
    { ending: { id: 'b' } },
  ],
  [
    'a stop that is open again',
    [update('b', 2, { what: 'reopened' }), update('a', 1, { what: 'refused', reason: 'closed' })],
    { ending: { id: 'b', what: 'reopened' } },
  ],
  [
    'two phones that counted alike',
    [update('b', 7, { what: 'reopened' }), update('a', 7, { what: 'refused', reason: 'closed' })],
    { ending: { id: 'b' } },
  ],
  [
    'words on different things',
    [
      update('a', 1, { what: 'delivered', lines: FULL }),
      update('b', 2, { what: 'empties', kegs: { 30: 1 } }),
      update('c', 3, { what: 'received', by: 'Tess' }),
    ],
    { ending: { id: 'a' }, empties: { id: 'b' }, received: { id: 'c' } },
  ],
])('%s: the latest word on each thing counts', (_what, updates, report) => {
  expect({ ending: undefined, ...reportsOf(updates).get('A') }).toMatchObject(report);
});

// DRIVER-13
test('the stop chosen last is the next one, in whatever order the updates arrive', () => {
  const [first, second] = [update('a', 1, { what: 'next' }, 'B'), update('b', 3, { what: 'next' }, 'C')];
  expect([chosenNext([]), chosenNext([second, first]), chosenNext([first, second])]).toEqual([
    undefined,
    'C',
    'C',
  ]);
});

// DRIVER-8
test('empties count while the stop has an end', () => {
  const empties = update('e', 2, { what: 'empties', kegs: { 50: 2 } });
  const of = (...updates: DriverUpdate[]) => emptiesOf(reportsOf(updates).get('A') ?? {});
  expect(of(empties)).toEqual({});
  expect(of(empties, update('a', 1, { what: 'refused', reason: 'no-time' }))).toEqual({ 50: 2 });
  expect(of(empties, update('a', 3, { what: 'reopened' }))).toEqual({});
});

// DRIVER-15
test('returns count while the stop is delivered', () => {
  const returns = update('r', 2, {
    what: 'returns',
    lines: [{ productId: 'IPA', quantity: 1, reason: 'broken' }],
  });
  const of = (...updates: DriverUpdate[]) => returnsOf(reportsOf(updates).get('A') ?? {})?.id;
  expect(of(returns)).toBeUndefined();
  expect(of(returns, update('a', 1, { what: 'refused', reason: 'no-time' }))).toBeUndefined();
  expect(of(returns, update('a', 1, { what: 'delivered', lines: LINES }))).toBe('r');
});

// DRIVER-21
test('a payment counts once the stop has ended, until a later note says 0', () => {
  const paid = update('p', 2, { what: 'payment', amount: 40.5, method: 'cash' });
  const of = (...all: DriverUpdate[]) => paymentOf(reportsOf(all).get('A') ?? {})?.amount;
  const refused = update('a', 1, { what: 'refused', reason: 'no-time' });
  expect([of(paid), of(refused, paid), of(refused, paid, update('o', 3, { what: 'reopened' }))]).toEqual([
    undefined,
    40.5,
    undefined,
  ]);
  expect(of(refused, paid, update('q', 3, { what: 'payment', amount: 0, method: 'cash' }))).toBeUndefined();
});

// DRIVER-16
test('a signature is a path of whole numbers within its drawing, and has an end', () => {
  const drawn = [
    { x: 10.4, y: 20.6 },
    { x: 10.3, y: 20.9 },
    { x: 700, y: -3 },
  ].reduce((path, point, place) => withPoint(path, point, place === 0), '');
  expect(drawn).toBe('M10 21L10 21L300 0');
  const dotted = withPoint(drawn, { x: 5, y: 5 }, true);
  expect(dotted).toBe('M10 21L10 21L300 0M5 5L5 5');
  expect(['', 'M1 2', 'M1 2L', 'M1 2L3 4Z', 'M1.5 2L3 4', '<b>', dotted].filter(isSignature)).toEqual([
    dotted,
  ]);
  let long = '';
  for (let place = 0; place < 2_000; place += 1)
    long = withPoint(long, { x: place % 300, y: place % 100 }, place === 0);
  expect(long.length).toBeLessThanOrEqual(6_000);
  expect([isSignature(long), isSignature(`${long}${long}`)]).toEqual([true, false]);
});

// DRIVER-17
test('the driver checks an ID at every stop but a licensee’s', () => {
  expect((['licensee', 'keg', 'dtc'] as const).filter(needsIdCheck)).toEqual(['keg', 'dtc']);
});

// DRIVER-17
test('as long as an ID check is refused, nothing is delivered', () => {
  const delivered = update('a', 1, { what: 'delivered', lines: LINES });
  const no = update('b', 2, { what: 'id-check', result: 'refused' });
  const yes = update('c', 3, { what: 'id-check', result: 'checked' });
  const endingOf = (...all: DriverUpdate[]) => reportsOf(all).get('A')?.ending;
  expect(endingOf(delivered, no)).toMatchObject({ id: 'a', what: 'refused', note: NO_ID });
  expect(endingOf(delivered, no, yes)).toEqual(delivered);
});

const said = fc.oneof<fc.Arbitrary<UpdateContent>[]>(
  fc.constant({ what: 'delivered', lines: LINES }),
  fc.constant({ what: 'delivered', lines: FULL }),
  fc.constant({ what: 'refused', reason: 'closed' }),
  fc.constant({ what: 'reopened' }),
  fc.constant({ what: 'next' }),
  fc.record({ what: fc.constant('empties' as const), kegs: fc.record({ 50: fc.nat({ max: 9 }) }) }),
  fc.constant({ what: 'returns', lines: [{ productId: 'IPA', quantity: 1, reason: 'broken' }] }),
  fc.record({
    ...{ what: fc.constant('payment' as const), amount: fc.nat({ max: 99 }) },
    method: fc.constant('cash' as const),
  }),
  fc.record({ what: fc.constant('id-check' as const), result: fc.constantFrom(...ID_CHECKS) }),
  fc.constant({ what: 'signature', path: 'M1 2L3 4' }),
  fc.record({ what: fc.constant('received' as const), by: fc.constantFrom('Tess', 'Jay') }),
);
const updates = fc.uniqueArray(
  fc
    .tuple(fc.uuid(), fc.integer({ min: 1, max: 12 }), said, fc.constantFrom('A', 'B', 'C'))
    .map(([id, number, what, stop]) => update(id, number, what, stop)),
  { selector: ({ id }) => id, maxLength: 30 },
);

/** The same updates in another order, some of them more than once. */
const sentSomehow = updates.chain((all) =>
  fc.tuple(
    fc.constant(all),
    fc.shuffledSubarray(all, { minLength: all.length }),
    fc.array(all.length > 0 ? fc.constantFrom(...all) : fc.constant(undefined as never), {
      maxLength: all.length,
    }),
  ),
);

const sorted = (reports: ReturnType<typeof reportsOf>) =>
  [...reports].sort(([one], [other]) => (one < other ? -1 : 1));

// DRIVER-4
test('the same updates give the same result in any order and with repetitions', () => {
  fc.assert(
    fc.property(sentSomehow, ([all, shuffled, again]) => {
      expect(sorted(reportsOf([...again, ...shuffled, ...again]))).toEqual(sorted(reportsOf(all)));
      expect(mergeUpdates(shuffled, again)).toEqual(mergeUpdates(all, []));
    }),
  );
});

// DRIVER-4
test('updates sent in parts give the same result as together, and none is lost', () => {
  fc.assert(
    fc.property(updates, fc.nat({ max: 30 }), (all, cut) => {
      const [early, late] = [all.slice(0, cut), all.slice(cut)];
      const both = mergeUpdates(late, early);
      expect(both).toHaveLength(all.length);
      expect(sorted(reportsOf(both))).toEqual(sorted(reportsOf(all)));
    }),
  );
});

const five = { status: 'shipped', lines: [{ productId: 'IPA', quantity: 5 }], isDriversWork: false } as const;
const whole = update('a', 1, { what: 'delivered', lines: [{ productId: 'IPA', ordered: 5, delivered: 5 }] });
const four = update('b', 2, {
  what: 'delivered',
  lines: [{ productId: 'IPA', ordered: 5, delivered: 4, reason: 'damaged' }],
});
const none = update('c', 3, { what: 'refused', reason: 'refused' });
const open = update('d', 4, { what: 'reopened' });

// DRIVER-6
test.each([
  ['delivered as ordered', whole, five, undefined],
  ['off the run', whole, undefined, 'removed'],
  ['off the run, not delivered', none, undefined, 'removed'],
  ['cancelled', whole, { ...five, status: 'cancelled' }, 'cancelled'],
  ['cancelled and not delivered', none, { ...five, status: 'cancelled' }, undefined],
  ['delivered by the office as well', whole, { ...five, status: 'delivered' }, undefined],
  ['short, delivered by the office', four, { ...five, status: 'delivered' }, 'delivered'],
  ['refused, delivered by the office', none, { ...five, status: 'delivered' }, 'delivered'],
  ['open again, delivered by the office', open, { ...five, status: 'delivered' }, 'delivered'],
  ['short, delivered by the driver', four, { ...five, status: 'delivered', isDriversWork: true }, undefined],
  ['changed by the office', whole, { ...five, lines: [{ productId: 'IPA', quantity: 6 }] }, 'changed'],
  ['another product', whole, { ...five, lines: [{ productId: 'ALE', quantity: 5 }] }, 'changed'],
  ['shortened by this update', four, { ...five, lines: [{ productId: 'IPA', quantity: 4 }] }, undefined],
] as const)('%s', (_what, ending, standing, conflict) => {
  expect(conflictOf(ending as never, standing as never)).toBe(conflict);
});

// DRIVER-6
test('the driver reads what the office did', () => {
  expect(CONFLICT_MESSAGES).toEqual({
    removed: 'The office took this stop off the run.',
    cancelled: 'The office cancelled this order. Bring it back.',
    delivered: 'The office has marked this order as delivered. Call them.',
    changed: 'The office changed this order. Look again.',
  });
});

// DRIVER-6
test('lines that an earlier update of the driver has made are no change by the office', () => {
  const own = [[{ productId: 'IPA', quantity: 3 }]];
  const now = { ...five, lines: [{ productId: 'IPA', quantity: 3 }] };
  expect(conflictOf(whole as never, now)).toBe('changed');
  expect(conflictOf(whole as never, now, own)).toBeUndefined();
});

test('a short delivery is one with less than ordered on any line', () => {
  expect([isShort(LINES), isShort(FULL)]).toEqual([true, false]);
  expect(deliveredOf(LINES)).toEqual([{ productId: 'IPA', quantity: 4 }]);
});

// DRIVER-5
test.each([
  ['right', '2026-11-24T18:00:00Z', '2026-11-24T18:40:00Z', '2026-11-24T18:00:00.000Z'],
  ['an hour fast', '2026-11-24T19:00:00Z', '2026-11-24T19:40:00Z', '2026-11-24T18:00:00.000Z'],
  ['an hour slow', '2026-11-24T17:00:00Z', '2026-11-24T17:40:00Z', '2026-11-24T18:00:00.000Z'],
  ['put back in between', '2026-11-24T19:00:00Z', '2026-11-24T18:40:00Z', '2026-11-24T18:40:00.000Z'],
])('an update on a phone whose clock is %s has the server’s time', (_clock, made, sent, at) => {
  expect(serverTime(made, sent, new Date('2026-11-24T18:40:00Z'))).toBe(at);
});

// DRIVER-1
test('a link ends with the day after the run, also over a change of months', () => {
  expect(linkEnd('2026-11-30').toISOString()).toBe('2026-12-02T06:59:59.999Z');
});
