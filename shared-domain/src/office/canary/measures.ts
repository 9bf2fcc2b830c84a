import { FALSE_ALARM, faultEvidence, lossEvidence, ordersMissing, type Sides } from './evidence.ts';

/** The largest good value of each web vital: milliseconds, or the CLS score. */
export const VITAL_BUDGETS = { LCP: 2500, INP: 200, CLS: 0.1 } as const;
export type Vital = keyof typeof VITAL_BUDGETS;

/** What is compared, in display order. */
export type MeasureName = 'errors' | Vital | 'orders';

/** What one side's visitors reported: `over` counts those whose vital was over its budget, `p75` is its 75th percentile. */
export type SideTally = {
  visits: number;
  errors: number;
  orders: number;
  vitals: Partial<Record<Vital, { over: number; p75: number }>>;
};

/** Both sides of a canary, its share of visitors (0 to 1), and how long it has had that share, in minutes. */
export type Tally = { share: number; minutes: number; canary: SideTally; live: SideTally };

/** One measure: both figures, in the measure's unit, and their comparison. */
export type Measure = {
  name: MeasureName;
  canary?: number;
  live?: number;
  state: 'ok' | 'waiting' | 'worse';
  words: string;
};

/** Events for each `per` visits; undefined without a visit. */
export const rateOf = (events: number, visits: number, per: number): number | undefined =>
  visits === 0 ? undefined : (events * per) / visits;

const isFound = (weight: number): boolean => weight >= 1 / FALSE_ALARM;

const sidesOf = ({ canary, live }: Tally, count: (side: SideTally) => number): Sides => ({
  canary: count(canary),
  live: count(live),
});

const UNKNOWN = { state: 'waiting', words: 'No figures yet' } as const;

function errorsOf(tally: Tally): Measure {
  const { canary, live } = tally;
  const figures = {
    canary: rateOf(canary.errors, canary.visits, 1000),
    live: rateOf(live.errors, live.visits, 1000),
  };
  const isWorse = isFound(
    faultEvidence(
      sidesOf(tally, ({ errors }) => errors),
      tally.share,
    ),
  );
  if (!isWorse && figures.canary === undefined) return { name: 'errors', ...figures, ...UNKNOWN };
  const more = (figures.canary ?? 0) > (figures.live ?? 0);
  const text = isWorse ? `Worse${byPercent(figures)}` : more ? 'Not significantly worse' : 'No worse';
  return { name: 'errors', ...figures, state: isWorse ? 'worse' : 'ok', words: text };
}

/** ' by 40 %', beyond the double ' by a factor of 12', or nothing beside a live figure of 0. */
const byPercent = ({ canary = 0, live = 0 }: { canary?: number; live?: number }): string => {
  if (live === 0) return '';
  const factor = canary / live;
  return factor > 2
    ? ` by a factor of ${Math.round(factor)}`
    : ` by ${Math.round(Math.abs(factor - 1) * 100)} %`;
};

const vitalText = (name: Vital, canary: number, live: number): string => {
  const step = name === 'CLS' ? 0.005 : 1;
  if (Math.abs(canary - live) < step) return 'The same';
  if (canary < live) {
    return name === 'CLS'
      ? `Less by ${(live - canary).toFixed(2)}`
      : `Faster by ${Math.round(live - canary)} ms`;
  }
  if (canary <= live * 1.05) return 'Within 5 %';
  return name === 'CLS'
    ? `More by ${(canary - live).toFixed(2)}`
    : `Slower by ${Math.round(canary - live)} ms`;
};

/** Worse once the canary's visitors have significantly more slow visits than its share, and its 75th percentile is over budget. */
function vitalOf(name: Vital, tally: Tally): Measure {
  const [canary, live] = [tally.canary.vitals[name], tally.live.vitals[name]];
  const figures = { canary: canary?.p75, live: live?.p75 };
  if (!canary || !live) return { name, ...figures, ...UNKNOWN };
  const weight = faultEvidence({ canary: canary.over, live: live.over }, tally.share);
  const isWorse = canary.p75 > VITAL_BUDGETS[name] && isFound(weight);
  const text = isWorse
    ? `Worse${byPercent({ canary: canary.p75, live: live.p75 })}`
    : vitalText(name, canary.p75, live.p75);
  return { name, ...figures, state: isWorse ? 'worse' : 'ok', words: text };
}

function ordersOf(tally: Tally): Measure {
  const { canary, live, share } = tally;
  const sides = sidesOf(tally, ({ orders }) => orders);
  const figures = {
    canary: rateOf(canary.orders, canary.visits, 100),
    live: rateOf(live.orders, live.visits, 100),
  };
  if (isFound(lossEvidence(sides, share))) {
    return { name: 'orders', ...figures, state: 'worse', words: `Fewer${byPercent(figures)}` };
  }
  const missing = ordersMissing(sides, share);
  return missing === 0
    ? { name: 'orders', ...figures, state: 'ok', words: 'No fewer' }
    : {
        name: 'orders',
        ...figures,
        state: 'waiting',
        words: `${canary.orders} of ${canary.orders + missing} needed`,
      };
}

/** The five measures of a canary (RELEASE-16). */
export const measuresOf = (tally: Tally): Measure[] => [
  errorsOf(tally),
  ...(['LCP', 'INP', 'CLS'] as const).map((name) => vitalOf(name, tally)),
  ordersOf(tally),
];
