import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { errorReportModel } from './model.ts';
import { violationsIn } from './violations.ts';

/** Pages' error reports and content security policy violations. */
export const errorReportHandlers = (deps: Deps): Handlers<'reportErrors' | 'reportViolations'> => ({
  reportViolations: async ({ body }) => {
    const reports = violationsIn(body);
    for (const { directive } of reports) deps.metrics.violations.inc({ directive });
    const at = deps.clock();
    await errorReportModel(deps.connection).insertMany(reports.map(({ report }) => ({ ...report, at })));
    return undefined;
  },
  reportErrors: async ({ body }) => {
    const reports = 'reports' in body ? body.reports : [body];
    const at = deps.clock();
    await errorReportModel(deps.connection).insertMany(reports.map((report) => ({ ...report, at })));
    return { accepted: true };
  },
});

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
