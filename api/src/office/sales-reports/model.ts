import {
  type ReportSummaryJson,
  reportLine,
  reportSummary,
  type SalesReportJson,
} from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import { totalsByClass } from 'shared-domain/suppliers';
import { z } from 'zod';
import { DURABLE, modelOf, presented, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../../requests/follow-ups/index.ts';

/** A supplier's report of a week. Once sent it never changes (REPORT-4). */
const report = reportSummary
  .omit({ id: true, corrections: true, total: true, recipients: true })
  .extend({
    _id: z.string(),
    licenceNumber: z.string().optional(),
    ldbVendorNumber: z.string().optional(),
    lines: z.array(reportLine),
    sentTo: z.array(z.string()).optional(),
    followUps: z.array(followUpDescription),
  });
export type ReportDocument = WithEntries & Stored<typeof report>;

const reportSchema = schemaOf(report, { collection: 'sales_reports', ...DURABLE });
reportSchema.index({ week: 1, supplier: 1 });
reportSchema.index({ supplier: 1, week: 1 });
reportSchema.index({ 'lines.order': 1, week: 1 });
reportSchema.index({ 'lines.note': 1, week: 1 });
reportSchema.index(FOLLOW_UP_INDEX);
carryEntries(reportSchema);

export const reportModel = modelOf<ReportDocument>('SalesReport', reportSchema);
export const reportSource = sourceOf(reportModel);

/** A report's id, which occurs in addresses. */
export const reportId = (supplier: string, week: Day): string => `${supplier}_${week}`;

const shown = reportSummary.omit({ id: true, lines: true, corrections: true, total: true, recipients: true });

/** @param contacts the addresses that would get it now */
export function presentReport(report: ReportDocument, contacts: readonly string[]): ReportSummaryJson {
  const { _id: id, lines, sentTo } = report;
  return {
    id,
    ...presented(shown, report),
    lines: lines.length,
    corrections: lines.filter(({ corrects }) => corrects !== undefined).length,
    total: totalsByClass(lines).all,
    recipients: [...(sentTo ?? contacts)],
  };
}

export const presentWhole = (report: ReportDocument, contacts: readonly string[]): SalesReportJson => ({
  ...presentReport(report, contacts),
  rows: report.lines,
  classes: totalsByClass(report.lines).classes,
});
