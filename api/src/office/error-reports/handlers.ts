import type { Request } from 'express';
import type { ErrorReport } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { dailyShare } from '../../requests/protections/index.ts';
import { errorReportModel } from './model.ts';
import { violationsIn } from './violations.ts';

/** Reports that are stored from one address in a day: a failing release is known from far fewer. */
const PER_ADDRESS = 200;

/** Pages' error reports and content security policy violations. */
export function errorReportHandlers(deps: Deps): Handlers<'reportErrors' | 'reportViolations'> {
  const isWithinShare = dailyShare(deps, 'reports', PER_ADDRESS);
  const store = async (request: Request, reports: ErrorReport[]) => {
    const at = deps.clock();
    const within = await Promise.all(reports.map(() => isWithinShare(request)));
    const kept = reports.filter((_report, place) => within[place]);
    await errorReportModel(deps.connection).insertMany(kept.map((report) => ({ ...report, at })));
  };
  return {
    reportViolations: async ({ body, request }) => {
      const reports = violationsIn(body);
      for (const { directive } of reports) deps.metrics.violations.inc({ directive });
      await store(
        request,
        reports.map(({ report }) => report),
      );
      return undefined;
    },
    reportErrors: async ({ body, request }) => {
      await store(request, 'reports' in body ? body.reports : [body]);
      return { accepted: true };
    },
  };
}

/** Keeps only the newest reports: a page that fails in a loop must not fill the disk. */
export async function boundErrorReports(deps: Deps, most = 5_000): Promise<void> {
  const model = errorReportModel(deps.connection);
  const [oldest] = await model
    .find()
    .sort({ at: -1 })
    .skip(most)
    .limit(1)
    .select('at')
    .maxTimeMS(10_000)
    .lean();
  if (oldest) await model.deleteMany({ at: { $lte: oldest.at } }).maxTimeMS(10_000);
}
