import { type Connection, type Model, Schema } from 'mongoose';
import type { ReportSummaryJson, SalesReportJson } from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import { type ReportLine, totalsByClass } from 'shared-domain/suppliers';
import { DURABLE, moment, number, part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import {
  FOLLOW_UP_INDEX,
  type FollowUp,
  type FollowUpSource,
  followUpSchema,
} from '../../requests/follow-ups/index.ts';

/** A supplier's report of a week. Once sent it never changes (REPORT-4). */
export type ReportDocument = WithEntries & {
  _id: string;
  supplier: string;
  name: string;
  licenceNumber?: string;
  ldbVendorNumber?: string;
  /** The week's Sunday. */
  week: Day;
  state: 'prepared' | 'sent';
  lines: ReportLine[];
  /** When its lines were read. */
  preparedAt: Date;
  version: number;
  sentAt?: Date;
  sentTo?: string[];
  followUps: FollowUp[];
};

const whole = { type: String, default: '' };

const lineSchema = new Schema<ReportLine>(
  {
    ...{ day: text, document: text, order: text, licence: whole, customerClass: text, customer: whole },
    ...{ sku: text, ldbSku: whole, product: text, units: number, containers: number },
    millilitres: { type: Number, default: null },
    ...{ price: number, amount: number, note: whole, corrects: String },
  },
  part,
);

const reportSchema = new Schema<ReportDocument>(
  {
    ...{ _id: text, supplier: text, name: text, licenceNumber: String, ldbVendorNumber: String },
    ...{ week: text, state: text },
    lines: { type: [lineSchema], required: true },
    ...{ preparedAt: moment, version: number, sentAt: Date },
    sentTo: { type: [String], default: undefined },
    followUps: { type: [followUpSchema], required: true },
  },
  { collection: 'sales_reports', ...STORED, ...DURABLE },
);
reportSchema.index({ week: 1, supplier: 1 });
reportSchema.index({ supplier: 1, week: 1 });
reportSchema.index({ 'lines.order': 1, week: 1 });
reportSchema.index({ 'lines.note': 1, week: 1 });
reportSchema.index(FOLLOW_UP_INDEX);
carryEntries(reportSchema);

export function reportModel(connection: Connection): Model<ReportDocument> {
  return connection.models.SalesReport ?? connection.model<ReportDocument>('SalesReport', reportSchema);
}

/** Sales reports as a source of follow-ups. */
export const reportSource = (connection: Connection): FollowUpSource =>
  reportModel(connection) as unknown as FollowUpSource;

/** A report's id, which occurs in addresses. */
export const reportId = (supplier: string, week: Day): string => `${supplier}_${week}`;

/** @param contacts the addresses that would get it now */
export function presentReport(report: ReportDocument, contacts: readonly string[]): ReportSummaryJson {
  const { _id: id, supplier, name, week, state, lines, version, preparedAt, sentAt, sentTo } = report;
  return {
    ...{ id, supplier, name, week, state, version, lines: lines.length },
    corrections: lines.filter(({ corrects }) => corrects !== undefined).length,
    total: totalsByClass(lines).all,
    preparedAt: preparedAt.toISOString(),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
    recipients: [...(sentTo ?? contacts)],
  };
}

export const presentWhole = (report: ReportDocument, contacts: readonly string[]): SalesReportJson => ({
  ...presentReport(report, contacts),
  rows: report.lines,
  classes: totalsByClass(report.lines).classes,
});
