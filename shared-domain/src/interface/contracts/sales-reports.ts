import { z } from 'zod';
import { isDay } from '../../foundation/dates/index.ts';
import { reportLine } from '../../office/suppliers/description.ts';
import type { ClassTotal } from '../../office/suppliers/index.ts';
import { reportingWeek } from '../../office/suppliers/index.ts';
import { dollars, instant } from './fields.ts';

/** A reporting week by its Sunday. */
const week = z
  .string()
  .refine((day) => isDay(day) && reportingWeek(day).from === day, 'Please choose a week by its Sunday');

const classTotal: z.ZodType<ClassTotal> = z.object({
  name: z.string(),
  units: z.number(),
  containers: z.number(),
  millilitres: z.number(),
  amount: dollars,
  unsized: z.number().describe('Lines that lack a size'),
});

/** A supplier's report of a week, without its lines. */
export const reportSummary = z.object({
  id: z.string(),
  supplier: z.string().describe('Id of the supplier'),
  name: z.string(),
  week: z.string(),
  state: z.enum(['prepared', 'sent']),
  lines: z.number(),
  corrections: z.number().describe('Lines that correct an earlier report'),
  total: classTotal,
  version: z.number(),
  preparedAt: instant,
  sentAt: instant.optional(),
  recipients: z.array(z.string()).describe('Who got it, or would get it now'),
});
export type ReportSummaryJson = z.infer<typeof reportSummary>;

/** The reports of a week, and the weeks that have some, the latest first. */
export const salesReportsJson = z.object({
  week: z.string(),
  weeks: z.array(z.string()),
  reports: z.array(reportSummary),
});
export type SalesReportsJson = z.infer<typeof salesReportsJson>;

export const salesReportsQuery = z.object({ week: week.optional() });

export const salesReportJson = reportSummary.extend({
  rows: z.array(reportLine),
  classes: z.array(classTotal),
});
export type SalesReportJson = z.infer<typeof salesReportJson>;

const id = z.string().regex(/^[\w-]{1,60}$/);
export const salesReportParams = z.object({ id });

export const REPORT_FILES = ['report.csv', 'report.pdf'] as const;
export const salesReportFileParams = z.object({ id, file: z.enum(REPORT_FILES) });

/** `POST /api/admin/sales-reports/prepare`: prepares the reports of a week again that aren't sent. */
export const prepareRequest = z.object({ week });

/** `POST /api/admin/sales-reports/send`: reports as they were looked at. */
export const sendReportsRequest = z.object({
  week,
  reports: z
    .array(z.object({ id, version: z.number() }))
    .min(1)
    .max(200),
});
