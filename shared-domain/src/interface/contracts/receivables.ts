import { z } from 'zod';
import { AGES, RECEIVABLE_KINDS } from '../../office/receivables/index.ts';
import { PAYMENT_METHODS } from '../../selling/orders/index.ts';
import { dollars, instant } from './fields.ts';
import { requiredText } from './form-fields.ts';

const AMOUNT = 'Please enter an amount';
const amount = z.number({ error: AMOUNT }).max(1_000_000, 'Please enter at most $1,000,000.00');
const paid = amount.min(0.01, AMOUNT);
const signed = amount
  .min(-1_000_000, 'Please enter at most $1,000,000.00')
  .refine((dollars) => dollars !== 0, AMOUNT);
const entryId = z.uuid('Please send an id of this entry').describe('The same id is recorded once');
const documents = z.array(z.string().trim().min(1).max(60)).max(100, 'Please choose at most 100 invoices');
const reason = requiredText(3, 'Please say why', 300);

/** `POST /api/admin/receivables/:number/entries`: amounts in dollars (RECEIVABLE-5). */
export const receivableRequest = z.discriminatedUnion('kind', [
  z.object({
    id: entryId,
    kind: z.literal('payment'),
    amount: paid,
    method: z.enum(PAYMENT_METHODS, { error: 'Please choose how it was paid' }),
    reference: z.string().trim().max(60, 'Please use at most 60 characters').optional(),
    settles: documents.optional().describe('Invoices that it settles first; by default the oldest'),
    mail: z.boolean().optional().describe('Whether the account gets a receipt by email'),
  }),
  z.object({
    id: entryId,
    kind: z.literal('write-off'),
    amount: paid,
    settles: documents.min(1, 'Please choose an invoice'),
    reason,
  }),
  z.object({
    id: entryId,
    kind: z.literal('correction'),
    amount: signed.describe('Positive if the account owes more'),
    reason,
  }),
]);
export type ReceivableRequest = z.input<typeof receivableRequest>;

export const receivableReversal = z.object({ reason });

/** `POST /api/admin/orders/:id/release` (RECEIVABLE-12). */
export const releaseRequest = z.object({ reason });

/** What is owed, by age, in dollars; the ages add up to the balance. */
const sums = {
  balance: dollars.describe('Negative if more was paid than owed'),
  overdue: dollars,
  ages: z.record(z.enum(AGES), dollars),
};

export const receivableRow = z.object({
  licenseNumber: z.string(),
  name: z.string(),
  ...sums,
  daysLate: z.number().int().describe('Of the oldest unsettled invoice'),
  creditHold: z.string().optional().describe('Why its orders wait for staff'),
});
export type ReceivableRow = z.infer<typeof receivableRow>;

/** `GET /api/admin/receivables`: accounts that owe, the most overdue first. */
export const receivablesQuery = z.object({
  show: z.enum(['owing', 'overdue', 'hold']).optional().describe('By default those that owe or have credit'),
});
export const receivablesJson = z.object({
  accounts: z.array(receivableRow),
  totals: z.object(sums).describe('Of all accounts'),
  holdAfterDays: z.number().int().describe('Days overdue after which an account is on hold; 0 if never'),
  remindDaysBefore: z.int().optional().describe('Days before the due date; 0 if never'),
  remindDaysAfter: z.int().optional(),
});
export type ReceivablesJson = z.infer<typeof receivablesJson>;

/** `GET /api/admin/receivables/:number`: an account's invoices and ledger. */
export const receivableAccountJson = receivableRow.extend({
  credit: dollars.describe('What no invoice has taken'),
  invoices: z
    .array(z.object({ document: z.string(), at: instant, due: z.string(), amount: dollars, left: dollars }))
    .describe('With other charges, the newest first'),
  entries: z
    .array(
      z.object({
        id: z.string(),
        at: instant,
        kind: z.enum(RECEIVABLE_KINDS),
        amount: dollars.describe('Negative if less is owed'),
        balance: dollars.describe('After it'),
        document: z.string().optional(),
        who: z.string(),
        method: z.string().optional(),
        reference: z.string().optional(),
        reason: z.string().optional(),
        undoes: z.string().optional(),
        canReverse: z.boolean(),
      }),
    )
    .describe('The newest first'),
});
export type ReceivableAccountJson = z.infer<typeof receivableAccountJson>;
