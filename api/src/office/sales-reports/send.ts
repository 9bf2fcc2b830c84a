import type { SupplierJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { litresText } from 'shared-domain/sizes';
import { totalsByClass, weekText } from 'shared-domain/suppliers';
import { readSuppliers } from '../../catalogue/suppliers/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { MailsAbout } from '../../messages/mails/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { csvFile, fileName, pdfFile } from './files.ts';
import { type ReportDocument, reportModel } from './model.ts';

/** The addresses that get a supplier's reports. */
export const recipientsOf = (supplier: SupplierJson | undefined): string[] => [
  ...new Set(supplier?.contacts.filter(({ getsReports }) => getsReports).map(({ email }) => email)),
];

const refused = (reason: string) => problem('report_refused', { values: { reason } });

/** Sends reports as staff looked at them, each with the mails to its contacts in one write, and never twice (REPORT-8). */
export async function sendReports(
  deps: Deps,
  who: string,
  wanted: readonly { id: string; version: number }[],
): Promise<void> {
  const suppliers = new Map((await readSuppliers(deps.connection)).map((one) => [one.id, one]));
  for (const { id, version } of wanted) {
    const report = await reportModel(deps.connection).findById(id).lean<ReportDocument>();
    if (!report) throw problem('not_found');
    if (report.state === 'sent') continue;
    if (report.version !== version) throw problem('stale');
    await sendReport(deps, who, report, recipientsOf(suppliers.get(report.supplier)));
  }
}

async function sendReport(deps: Deps, who: string, report: ReportDocument, to: string[]): Promise<void> {
  const model = reportModel(deps.connection);
  const { _id, supplier, name, week, version } = report;
  if (to.length === 0) throw refused(`${name} has no contact who gets reports.`);
  const before = await model
    .findOne({ supplier, week: { $lt: week }, state: 'prepared' })
    .sort({ week: 1 })
    .select('week')
    .lean<{ week: string }>();
  if (before) throw refused(`Send the report of ${name} for ${weekText(before.week)} first.`);
  const at = deps.clock();
  const { matchedCount } = await model.updateOne(
    { _id, state: 'prepared', version },
    {
      $set: { state: 'sent', sentAt: at, sentTo: to },
      $push: {
        followUps: {
          $each: to.map((address) => followUp('email', at, { mail: 'sales-report', to: address })),
        },
        pendingAudit: entryOf(deps, who, { action: 'report.send', subject: name, after: { week, to } }),
      },
    },
  );
  if (matchedCount === 0) throw problem('stale');
}

/** The mail of a sent report, with its files. */
export const salesReportMails: MailsAbout = {
  'sales-report': async (record, data) => {
    const report = record as ReportDocument;
    const { units, containers, millilitres, amount } = totalsByClass(report.lines).all;
    const [csv, pdf] = await Promise.all([csvFile(report), pdfFile(report)]);
    return {
      kind: 'sales-report',
      to: (data as { to: string }).to,
      supplier: report.name,
      week: weekText(report.week),
      sums:
        report.lines.length === 0
          ? []
          : [
              ['Units', String(units)],
              ['Containers', String(containers)],
              ['Litres', litresText(millilitres)],
              ['Amount before tax', formatDollars(amount)],
            ],
      files: [
        { name: `${fileName(report)}.csv`, type: 'text/csv', content: csv.toString('base64') },
        { name: `${fileName(report)}.pdf`, type: 'application/pdf', content: pdf.toString('base64') },
      ],
    };
  },
};
