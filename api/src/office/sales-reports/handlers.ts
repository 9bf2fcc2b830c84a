import type { SalesReportsJson } from 'shared-domain/contracts';
import { type Day, dayOf } from 'shared-domain/dates';
import { lastDueWeek, reportingWeek, weekText } from 'shared-domain/suppliers';
import { readSuppliers } from '../../catalogue/suppliers/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { answerPdf } from '../../orders/papers/index.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import { type Handlers, SENT } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { csvFile, fileName, pdfFile } from './files.ts';
import { presentReport, presentWhole, type ReportDocument, reportModel } from './model.ts';
import { prepareAgain } from './prepare.ts';
import { recipientsOf, sendReports } from './send.ts';

type Calls = 'salesReports' | 'salesReport' | 'salesReportFile' | 'prepareSalesReports' | 'sendSalesReports';

/** Suppliers' sales reports: looked at, prepared again, sent (REPORT-1 to REPORT-8). */
export const salesReportHandlers = (deps: Deps): Handlers<Calls> => ({
  salesReports: ({ query }) => listOf(deps, query.week),
  salesReport: async ({ params }) => {
    const report = await read(deps, params.id);
    const suppliers = await readSuppliers(deps.connection);
    return presentWhole(report, recipientsOf(suppliers.find(({ id }) => id === report.supplier)));
  },
  salesReportFile: async ({ params: { id, file }, response }) => {
    const report = await read(deps, id);
    if (file === 'report.pdf') return answerPdf(response, fileName(report), await pdfFile(report));
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(report)}.csv"`,
      'Cache-Control': 'no-store',
    });
    response.send(await csvFile(report));
    return SENT;
  },
  prepareSalesReports: async ({ body: { week }, staff }) => {
    const now = deps.clock();
    if (week > lastDueWeek(now, dayOf(now)).from)
      throw problem('report_refused', {
        values: { reason: 'This week’s reports are prepared on the Monday after it.' },
      });
    await prepareAgain(deps, reportingWeek(week));
    const change = { action: 'report.prepare', subject: week, after: { week: weekText(week) } };
    await writeEntries(deps.connection, [entryOf(deps, staff.email, change)]);
    return listOf(deps, week);
  },
  sendSalesReports: async ({ body: { week, reports }, staff }) => {
    await sendReports(deps, staff.email, reports);
    return listOf(deps, week);
  },
});

async function read(deps: Deps, id: string): Promise<ReportDocument> {
  const report = await reportModel(deps.connection).findById(id).lean<ReportDocument>();
  if (!report) throw problem('not_found');
  return report;
}

async function listOf(deps: Deps, wanted: Day | undefined): Promise<SalesReportsJson> {
  const model = reportModel(deps.connection);
  const now = deps.clock();
  const weeks = (await model.distinct('week')).sort().reverse();
  const week = wanted ?? weeks[0] ?? lastDueWeek(now, dayOf(now)).from;
  const [reports, suppliers] = await Promise.all([
    model.find({ week }).sort({ name: 1, _id: 1 }).lean<ReportDocument[]>(),
    readSuppliers(deps.connection),
  ]);
  const byId = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
  return {
    ...{ week, weeks },
    reports: reports.map((report) => presentReport(report, recipientsOf(byId.get(report.supplier)))),
  };
}
