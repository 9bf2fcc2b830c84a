import type { Deps } from '../../foundation/dependencies.ts';
import { errorReportModel } from '../error-reports/index.ts';

/** How many faults one release of an app was suspected of, and when the last one was (ISO 8601). */
export type FaultsOfRelease = { app: string; release: string; faults: number; last: string };

/** The hundred releases suspected most often in the stored reports. Web vitals don't count as faults. */
export async function faultsByRelease({ connection }: Deps): Promise<FaultsOfRelease[]> {
  const found = await errorReportModel(connection).aggregate<{
    _id: { app: string; release: string };
    faults: number;
    last: Date;
  }>([
    { $match: { app: { $type: 'string' }, kind: { $ne: 'web-vital' } } },
    { $project: { app: 1, at: 1, parts: { $objectToArray: { $ifNull: ['$composition', {}] } } } },
    { $unwind: '$parts' },
    { $match: { $expr: { $eq: ['$parts.k', '$app'] } } },
    { $group: { _id: { app: '$app', release: '$parts.v' }, faults: { $sum: 1 }, last: { $max: '$at' } } },
    { $sort: { faults: -1 } },
    { $limit: 100 },
  ]);
  return found.map(({ _id, faults, last }) => ({ ..._id, faults, last: last.toISOString() }));
}
