import { z } from 'zod';
import { dollars, instant } from './fields.ts';

/** The token of a mailed link to what an account owes (RECEIVABLE-14). */
const token = z.string().min(1).max(600);

/** `POST /api/bills/link`. */
export const billsRequest = z.object({
  token,
  session: z.string().max(200).optional().describe('The checkout session from which the payer returns'),
});

/** What an account owes, item by item, for those who may pay it. */
export const billsJson = z.object({
  name: z.string(),
  balance: dollars.describe('Negative if more was paid than owed'),
  overdue: dollars,
  credit: dollars,
  invoices: z
    .array(
      z.object({
        document: z.string(),
        name: z.string(),
        at: instant,
        due: z.string(),
        amount: dollars,
        left: dollars,
      }),
    )
    .describe('Unsettled ones, the first due first'),
  paid: dollars.optional().describe('What was paid in the session, once it is in the ledger'),
});
export type BillsJson = z.infer<typeof billsJson>;

/** An online payment: of all that is owed, or of chosen invoices, whole or in part. */
export const billPayment = z.object({
  id: z.uuid('Please send an id of this payment').describe('The same id opens the same checkout'),
  documents: z
    .array(z.string().min(1).max(60))
    .max(100, 'Please choose at most 100 invoices')
    .describe('All if empty'),
  amount: z
    .number({ error: 'Please enter an amount' })
    .min(0.5, 'A card payment is at least $0.50')
    .max(999_999.99, 'Please enter at most $999,999.99'),
});
export type BillPayment = z.output<typeof billPayment>;

/** `POST /api/bills/payments`. */
export const payBillsRequest = billPayment.extend({ token });
export const payBillsJson = z.object({ url: z.string().describe('The page where the payment is made') });
