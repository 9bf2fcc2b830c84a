import {
  type MeasureName,
  rateOf,
  type SideTally,
  type Tally,
  VITAL_BUDGETS,
  type Vital,
} from 'shared-domain/canary';
import type { Deps } from '../../foundation/dependencies.ts';
import { type CanaryEvent, canaryEventModel } from './canary-events.ts';

/** Points per chart line. */
const POINTS = 12;
const MINUTE_MS = 60_000;

/** A stage of a canary: its share in per cent, from when to when. */
export type Stage = { stage: string; share: number; from: Date; until: Date };

/** A figure of both sides at each point; null before there is data. */
export type Series = Record<'canary' | 'live', (number | null)[]>;

type Group = {
  _id: { kind: CanaryEvent['kind']; canary: boolean; point: number };
  count: number;
  values: number[];
};

const VITALS = Object.keys(VITAL_BUDGETS) as Vital[];

/** The 75th percentile. */
const p75Of = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;

/** What one side has reported up to a point. */
function sideAt(groups: Group[], canary: boolean, point: number): SideTally {
  const here = groups.filter(({ _id }) => _id.canary === canary && _id.point <= point);
  const of = (kind: CanaryEvent['kind']) => here.filter(({ _id }) => _id.kind === kind);
  const count = (kind: CanaryEvent['kind']) => of(kind).reduce((sum, each) => sum + each.count, 0);
  const vitals: SideTally['vitals'] = {};
  for (const name of VITALS) {
    const values = of(name).flatMap((each) => each.values);
    const over = values.filter((value) => value > VITAL_BUDGETS[name]).length;
    if (values.length > 0) vitals[name] = { over, p75: p75Of(values) };
  }
  const visits = of('visit')
    .flatMap((each) => each.values)
    .reduce((sum, each) => sum + each, 0);
  return { visits, errors: count('error'), orders: count('order'), vitals };
}

const figureOf = (name: MeasureName, { visits, errors, orders, vitals }: SideTally): number | null => {
  if (name === 'errors') return rateOf(errors, visits, 1000) ?? null;
  if (name === 'orders') return rateOf(orders, visits, 100) ?? null;
  return vitals[name]?.p75 ?? null;
};

/** What both sides of a stage have reported, with each figure's history. */
export async function canaryFigures({ connection }: Deps, { stage, share, from, until }: Stage) {
  const length = Math.max(MINUTE_MS, until.getTime() - from.getTime());
  const elapsed = { $divide: [{ $multiply: [{ $subtract: ['$at', from] }, POINTS] }, length] };
  const point = { $min: [POINTS - 1, { $floor: elapsed }] };
  const groups = await canaryEventModel(connection).aggregate<Group>([
    { $match: { stage, at: { $lte: until } } },
    {
      $group: {
        _id: { kind: '$kind', canary: '$canary', point },
        count: { $sum: 1 },
        values: { $push: '$value' },
      },
    },
  ]);
  const points = Array.from({ length: POINTS }, (_, place) => ({
    canary: sideAt(groups, true, place),
    live: sideAt(groups, false, place),
  }));
  const last = { canary: sideAt(groups, true, POINTS), live: sideAt(groups, false, POINTS) };
  const tally: Tally = { share: share / 100, minutes: Math.floor(length / MINUTE_MS), ...last };
  const series = (name: MeasureName): Series => ({
    canary: points.map(({ canary }) => figureOf(name, canary)),
    live: points.map(({ live }) => figureOf(name, live)),
  });
  return { tally, series };
}
