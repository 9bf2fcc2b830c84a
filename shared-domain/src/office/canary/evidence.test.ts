import fc from 'fast-check';
import {
  FALSE_ALARM,
  FALSE_ALL_CLEAR,
  faultEvidence,
  lossEvidence,
  ordersMissing,
  type Sides,
} from './evidence.ts';

/**
 * The exact chance that a rule ever says stop within `events`, if each of them falls on the canary's side with the chance
 * `truth`: by all ways there, without any that has stopped.
 */
function chanceOf(stops: (sides: Sides) => boolean, truth: number, events: number): number {
  let open = [1];
  let stopped = 0;
  for (let event = 1; event <= events; event += 1) {
    const next = Array<number>(event + 1).fill(0);
    open.forEach((chance, canary) => {
      next[canary] = (next[canary] ?? 0) + chance * (1 - truth);
      next[canary + 1] = (next[canary + 1] ?? 0) + chance * truth;
    });
    next.forEach((chance, canary) => {
      if (chance === 0 || !stops({ canary, live: event - canary })) return;
      stopped += chance;
      next[canary] = 0;
    });
    open = next;
  }
  return stopped;
}

const alarm =
  (evidence: typeof faultEvidence, share: number) =>
  (sides: Sides): boolean =>
    evidence(sides, share) >= 1 / FALSE_ALARM;

/** The chance of an event on the canary's side if it happens there `ratio` times as often. */
const at = (share: number, ratio: number) => (ratio * share) / (ratio * share + 1 - share);

// RELEASE-16
test.each([
  [0.01, { canary: 3, live: 0 }, 389.97],
  [0.1, { canary: 3, live: 0 }, 75.9],
  [0.1, { canary: 4, live: 0 }, 389.07],
  [0.1, { canary: 10, live: 90 }, 0.02],
  [0.5, { canary: 16, live: 6 }, 4.64],
])('Faults at a share of %d: %j weigh %d', (share, sides, weight) => {
  expect(faultEvidence(sides, share)).toBeCloseTo(weight, 0);
});

// RELEASE-16
test.each([
  [0.1, { canary: 0, live: 103 }, 197.1],
  [0.1, { canary: 0, live: 104 }, 207.5],
])('Orders at a share of %d: %j weigh %d', (share, sides, weight) => {
  expect(lossEvidence(sides, share)).toBeCloseTo(weight, 0);
});

// RELEASE-16
test('A canary that is no worse is found worse with less than the stated chance, however often it is looked at', () => {
  const cases = fc.record({
    share: fc.integer({ min: 1, max: 50 }).map((percent) => percent / 100),
    ratio: fc.double({ min: 0.3, max: 1, noNaN: true }),
  });
  const isBounded = ({ share, ratio }: { share: number; ratio: number }) =>
    chanceOf(alarm(faultEvidence, share), at(share, ratio), 250) <= FALSE_ALARM &&
    chanceOf(alarm(lossEvidence, share), at(share, 1 / ratio), 250) <= FALSE_ALARM;
  fc.assert(fc.property(cases, isBounded), { numRuns: 6 });
  for (const share of [0.01, 0.1, 0.5]) expect(isBounded({ share, ratio: 1 })).toBe(true);
});

// RELEASE-16
test('Orders that have halved count as enough with less than the stated chance', () => {
  for (const share of [0.1, 0.5]) {
    const isCalm = (sides: Sides) => ordersMissing(sides, share) === 0;
    expect(chanceOf(isCalm, at(share, 1 / 2), 400)).toBeLessThanOrEqual(FALSE_ALL_CLEAR);
  }
});

// RELEASE-16
test.each([
  ['faults that grew tenfold', faultEvidence, 10, 40, 0.95],
  ['faults that tripled', faultEvidence, 3, 150, 0.95],
  ['orders that ended', lossEvidence, 0, 104, 0.99],
  ['orders that fell to a quarter', lossEvidence, 0.25, 400, 0.9],
] as const)('At a share of 10 per cent, %s are found', (_what, evidence, ratio, events, chance) => {
  expect(chanceOf(alarm(evidence, 0.1), at(0.1, ratio), events)).toBeGreaterThan(chance);
});
