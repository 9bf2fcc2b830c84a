import { madeReminder, receivableEntry } from 'shared-domain/contracts';
import { PAYMENT_METHODS } from 'shared-domain/orders';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { disputeDescription } from '../../orders/order/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../../requests/follow-ups/index.ts';

/** An entry with its author, and how and why. */
const entry = receivableEntry.extend({
  who: z.string(),
  method: z.enum([...PAYMENT_METHODS, 'card']).optional(),
  reference: z.string().optional(),
  reason: z.string().optional(),
});
export type StoredEntry = Stored<typeof entry>;

/**
 * What the account of a licence owes. Entries are append-only; `open`, `credit` and `balance` derive from them and are stored as
 * well, so that lists needn't read ledgers (ADR 043). Cents.
 */
const receivables = z.object({
  _id: z.string(),
  name: z.string(),
  entries: z.array(entry),
  /** What of each charge isn't settled yet. */
  open: z.array(z.object({ document: z.string(), due: z.string(), left: z.number() })),
  credit: z.number(),
  balance: z.number(),
  /** The number of entries, on which each write is conditional. */
  version: z.number(),
  /** Disputes of its card payments, as their latest events tell them. */
  disputes: z.array(disputeDescription.extend({ paymentIntent: z.string() })).optional(),
  /** When a card payment was last refunded or disputed: staff look at it (RECEIVABLE-16). */
  lookAt: z.date().optional(),
  /** The statements that were mailed, and the reminders of due invoices. */
  statements: z
    .array(
      z.object({
        id: z.string(),
        from: z.string(),
        to: z.string(),
        at: z.date(),
        who: z.string(),
        emails: z.array(z.string()),
      }),
    )
    .optional(),
  reminders: z.array(madeReminder.extend({ at: z.date() })).optional(),
  followUps: z.array(followUpDescription),
  createdAt: z.date(),
});
export type ReceivablesDocument = WithEntries & Stored<typeof receivables>;

const receivablesSchema = schemaOf(receivables, { collection: 'receivables', ...DURABLE });
receivablesSchema.index({ balance: 1 });
receivablesSchema.index({ 'entries.paymentIntent': 1 }, { sparse: true });
receivablesSchema.index({ lookAt: 1 }, { sparse: true });
receivablesSchema.index(FOLLOW_UP_INDEX);
carryEntries(receivablesSchema);

export const receivablesModel = modelOf<ReceivablesDocument>('Receivables', receivablesSchema);
export const receivablesSource = sourceOf(receivablesModel);
