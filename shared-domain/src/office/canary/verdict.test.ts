import type { SideTally, Tally } from './measures.ts';
import { verdictOn } from './verdict.ts';

const vitals = { LCP: { over: 4, p75: 1620 }, INP: { over: 2, p75: 148 }, CLS: { over: 0, p75: 0.02 } };
const slowVitals = { ...vitals, LCP: { over: 36, p75: 1710 }, INP: { over: 18, p75: 144 } };

/** A tenth of visitors, for 42 minutes, with nothing worse. */
const tally = (canary: Partial<SideTally> = {}, more: Partial<Tally> = {}): Tally => ({
  share: 0.1,
  minutes: 42,
  canary: { visits: 1284, errors: 1, orders: 12, vitals, ...canary },
  live: { visits: 11_530, errors: 10, orders: 110, vitals: slowVitals },
  ...more,
});

// RELEASE-16
test('The five measures are said in words, and the verdict is the worst of them', () => {
  const { state, title, sentence, measures, decision } = verdictOn(tally(), '5.2.1');
  expect([state, title, sentence, decision]).toEqual([
    'good',
    'Good so far',
    'Nothing is worse than 5.2.1. About 21 minutes until there are enough orders to be sure.',
    undefined,
  ]);
  expect(
    measures.map(({ name, canary, live, words }) => [name, canary?.toFixed(2), live?.toFixed(2), words]),
  ).toEqual([
    ['errors', '0.78', '0.87', 'No worse'],
    ['LCP', '1620.00', '1710.00', 'Faster by 90 ms'],
    ['INP', '148.00', '144.00', 'Within 5 %'],
    ['CLS', '0.02', '0.02', 'The same'],
    ['orders', '0.93', '0.95', '12 of 18 needed'],
  ]);
});

// RELEASE-16
test.each([
  [
    'errors',
    { errors: 9 },
    "Errors: 9 of the canary's visitors met one, and 10 of the others, who are 9 times as many.",
  ],
  [
    'orders',
    { orders: 0 },
    "Orders: 0 of the canary's visitors, and 110 of the others, who are 9 times as many.",
  ],
  [
    'paint',
    { vitals: { ...vitals, LCP: { over: 30, p75: 2900 } } },
    'The largest paint passes 2.5 s, for significantly more visitors than before.',
  ],
  [
    'a press',
    { vitals: { ...vitals, INP: { over: 30, p75: 260 } } },
    'The response to a press passes 200 ms, for significantly more visitors than before.',
  ],
  [
    'shifts',
    { vitals: { ...vitals, CLS: { over: 9, p75: 0.2 } } },
    'The layout shifts by more than 0.1, for significantly more visitors than before.',
  ],
])('A canary that is surely worse by %s goes back, and says why', (_what, canary, reason) => {
  const verdict = verdictOn(tally(canary), '5.2.1');
  expect([verdict.title, verdict.decision]).toEqual(['Worse than 5.2.1', { kind: 'back', reason }]);
});

// RELEASE-16
test.each([
  ['a few more errors', { errors: 3 }, 'Not significantly worse'],
  [
    'slower paint within its budget',
    { vitals: { ...vitals, LCP: { over: 30, p75: 2000 } } },
    'Slower by 290 ms',
  ],
])('A canary with %s stays', (_what, canary, text) => {
  const { state, measures } = verdictOn(tally(canary), '5.2.1');
  expect([state, measures.some((measure) => measure.words === text)]).toEqual(['good', true]);
});

// RELEASE-16
test.each([
  [
    'at 1 per cent to 10',
    tally({}, { share: 0.01 }),
    { kind: 'share', share: 10, reason: 'Nothing was worse in 1284 visits.' },
  ],
  [
    'to everyone with enough orders',
    tally({ orders: 30 }),
    { kind: 'everyone', reason: 'Nothing was worse, with 30 orders.' },
  ],
  ['nowhere in its first minutes', tally({ orders: 30 }, { minutes: 9 }), undefined],
  ['nowhere with few visits', tally({ orders: 30, visits: 99 }), undefined],
  [
    'to everyone after a day without enough orders',
    tally({ orders: 0 }, { minutes: 1440, live: { visits: 900, errors: 0, orders: 0, vitals: {} } }),
    { kind: 'everyone', reason: 'Nothing was worse in a day and 1284 visits.' },
  ],
])('A canary goes on %s', (_case, given, decision) => {
  expect(verdictOn(given, '5.2.1').decision).toEqual(decision);
});

test.each([
  [{ errors: 9 }, 'errors', 'Worse by a factor of 8'],
  [{ orders: 0 }, 'orders', 'Fewer by 100 %'],
  [{ vitals: { ...vitals, LCP: { over: 30, p75: 2900 } } }, 'LCP', 'Worse by 70 %'],
])('%j is said as it compares', (canary, name, text) => {
  expect(verdictOn(tally(canary), '5.2.1').measures.find((measure) => measure.name === name)?.words).toBe(
    text,
  );
});

test('Without visits it is too early to say', () => {
  const none = { visits: 0, errors: 0, orders: 0, vitals: {} };
  const { title, sentence, measures } = verdictOn(
    { share: 0.1, minutes: 0, canary: none, live: none },
    '5.2.1',
  );
  expect([title, sentence]).toEqual(['Too early to say', '0 of 100 visits that a comparison needs.']);
  expect(measures.map(({ words }) => words)).toEqual([
    'No figures yet',
    'No figures yet',
    'No figures yet',
    'No figures yet',
    '0 of 17 needed',
  ]);
});
