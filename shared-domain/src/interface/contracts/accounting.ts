import { z } from 'zod';
import { periodProblem } from '../../office/accounting/index.ts';
import { dollars } from './fields.ts';

/** The accounting files that can be downloaded for a period (ACCOUNTING-1 to ACCOUNTING-4). */
export const ACCOUNTING_FILES = [
  'sales.csv',
  'quickbooks-invoices.csv',
  'quickbooks-credit-notes.csv',
  'xero.csv',
  'liquor-register.csv',
  'payments.csv',
  'quickbooks-payments.csv',
  'xero-payments.csv',
] as const;
export type AccountingFile = (typeof ACCOUNTING_FILES)[number];

/** All of them as one archive. */
export const ACCOUNTING_ARCHIVE = 'books.zip';

/** A period of at most a year. */
export const accountingPeriod = z
  .object({ from: z.string(), to: z.string() })
  .superRefine((period, context) => {
    const problem = periodProblem(period);
    if (problem) context.addIssue({ code: 'custom', message: problem.message, path: [problem.end] });
  });

/** `GET /api/admin/accounting`: a period's sums after refunds. */
export const accountingJson = z.object({
  orders: z.number().int(),
  net: dollars.describe('Lines before tax: what the dashboard counts as revenue'),
  charges: z.array(z.object({ id: z.string(), name: z.string(), amount: dollars })),
  shipping: dollars,
  otherRefunds: dollars.describe('What refunds paid back besides their lines'),
  total: dollars,
  kegs: z.number().int(),
  creditNotes: z.number().int().describe('Refunds made in the period'),
});
export type AccountingJson = z.infer<typeof accountingJson>;

export const accountingFileParams = z.object({ file: z.enum([...ACCOUNTING_FILES, ACCOUNTING_ARCHIVE]) });
