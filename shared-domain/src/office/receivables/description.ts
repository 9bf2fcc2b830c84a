import { z } from 'zod';
import { instantText } from '../../foundation/fields/index.ts';
import { RECEIVABLE_KINDS } from './ledger.ts';
import { REMINDER_KINDS } from './reminders.ts';

/** One entry of an account's ledger. Entries are only added. */
export const receivableEntry = z.object({
  id: z.string(),
  at: instantText,
  kind: z.enum(RECEIVABLE_KINDS),
  cents: z.number().int().describe('Positive if more is owed, negative if less'),
  document: z.string().optional().describe('The number of the invoice or credit note'),
  due: z.string().optional().describe('When an invoice is due; the day of the entry if left out'),
  settles: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('The invoices that it settles before others, by their numbers'),
  undoes: z.string().optional().describe('The id of the entry that it reverses'),
  paymentIntent: z
    .string()
    .optional()
    .describe('The card payment at the payment service, which alone says whether it is taken back'),
});

/** A reminder that an invoice is due soon, or late. */
export const madeReminder = z.object({ document: z.string(), due: z.string(), kind: z.enum(REMINDER_KINDS) });
