import type { ReleaseState } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { errorReportModel } from '../error-reports/index.ts';

const HOUR_MS = 60 * 60 * 1000;
const HOURS = 24;
/** Failures shown per release. */
const MAX_RESULTS = 5;

type Release = { app: string; release: string; since: Date };
type Reported = { errors: number; hours: number[]; failures: NonNullable<ReleaseState['failures']> };
type Failure = { _id: string; page?: string; count: number; firstAt: Date };

/**
 * What pages of a release have reported since it went live: the total, per hour of the last day, and the most frequent.
 */
export async function reportedOf(deps: Deps, { app, release, since }: Release): Promise<Reported> {
  const reports = errorReportModel(deps.connection);
  // Open pages keep their release, so their faults don't count against the current one.
  const ofRelease = { app, kind: { $ne: 'web-vital' }, [`composition.${app}`]: { $in: [null, release] } };
  const now = deps.clock().getTime();
  const dayAgo = new Date(now - HOURS * HOUR_MS);
  const [errors, moments, found] = await Promise.all([
    reports.countDocuments({ ...ofRelease, at: { $gte: since } } as object),
    reports
      .find({ ...ofRelease, at: { $gte: since > dayAgo ? since : dayAgo } } as object, { at: 1, _id: 0 })
      .lean<{ at: Date }[]>(),
    reports.aggregate<Failure>([
      { $match: { ...ofRelease, at: { $gte: since } } },
      { $group: { _id: '$message', page: { $last: '$page' }, count: { $sum: 1 }, firstAt: { $min: '$at' } } },
      { $sort: { count: -1, _id: 1 } },
      { $limit: MAX_RESULTS },
    ]),
  ]);
  const failures = await Promise.all(found.map((failure) => presentFailure(deps, failure, app, since)));
  return { errors, hours: byHour(moments, now), failures };
}

function byHour(moments: { at: Date }[], now: number): number[] {
  const hours = Array<number>(HOURS).fill(0);
  for (const { at } of moments) {
    const hour = HOURS - 1 - Math.floor((now - at.getTime()) / HOUR_MS);
    if (hour >= 0 && hour < HOURS) hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return hours;
}

async function presentFailure(deps: Deps, { _id, page, count, firstAt }: Failure, app: string, since: Date) {
  const before = await errorReportModel(deps.connection).exists({ app, message: _id, at: { $lt: since } });
  return {
    message: _id,
    ...(page ? { page } : {}),
    count,
    firstAt: firstAt.toISOString(),
    seenBefore: before !== null,
  };
}
