import { type Connection, type Model, Schema } from 'mongoose';
import type { Day } from 'shared-domain/dates';
import type { PaidBy } from 'shared-domain/orders';
import type { MadeReminder, ReceivableEntry } from 'shared-domain/receivables';
import { DURABLE, moment, number, part, STORED, text } from '../../foundation/database/index.ts';
import type { DisputeNews } from '../../foundation/dependencies.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import {
  FOLLOW_UP_INDEX,
  type FollowUp,
  type FollowUpSource,
  followUpSchema,
} from '../../requests/follow-ups/index.ts';
import type { Ledger } from '../ledgers/index.ts';

/** A stored entry, with its author, and how and why. */
export type StoredEntry = ReceivableEntry & {
  who: string;
  method?: PaidBy;
  reference?: string;
  reason?: string;
};

/** A dispute of a card payment, as its latest event tells it. */
export type AccountDispute = DisputeNews & { paymentIntent: string };

/** A statement that was mailed, of these days. */
export type MailedStatement = { id: string; from: Day; to: Day; at: Date; who: string; emails: string[] };

/** What of a charge isn't settled yet, in cents. */
export type OpenItem = { document: string; due: string; left: number };

/**
 * What the account of a licence owes. Entries are append-only; `open`, `credit` and `balance` derive from them and are stored as
 * well, so that lists needn't read ledgers (ADR 043). Cents.
 */
export type ReceivablesDocument = WithEntries &
  Ledger<StoredEntry> & {
    open: OpenItem[];
    credit: number;
    balance: number;
    /** Disputes of its card payments. */
    disputes?: AccountDispute[];
    /** When a card payment was last refunded or disputed: staff look at it (RECEIVABLE-16). */
    lookAt?: Date;
    /** The statements that were mailed, and the reminders of due invoices. */
    statements?: MailedStatement[];
    reminders?: (MadeReminder & { at: Date })[];
    followUps: FollowUp[];
  };

const entrySchema = new Schema(
  {
    id: text,
    at: text,
    kind: text,
    cents: number,
    document: String,
    due: String,
    settles: { type: [String], default: undefined },
    undoes: String,
    paymentIntent: String,
    who: text,
    method: String,
    reference: String,
    reason: String,
  },
  part,
);
const disputeSchema = new Schema<AccountDispute>(
  {
    ...{ id: text, at: moment, amount: number, reason: text, status: text },
    ...{ dueBy: Date, paymentIntent: text },
  },
  part,
);
const statementSchema = new Schema<MailedStatement>(
  { id: text, from: text, to: text, at: moment, who: text, emails: { type: [String], required: true } },
  part,
);
const reminderSchema = new Schema({ document: text, due: text, kind: text, at: moment }, part);
const openSchema = new Schema<OpenItem>({ document: text, due: text, left: number }, part);

const receivablesSchema = new Schema<ReceivablesDocument>(
  {
    _id: text,
    name: text,
    entries: { type: [entrySchema], required: true },
    open: { type: [openSchema], required: true },
    credit: number,
    balance: number,
    version: number,
    disputes: { type: [disputeSchema], default: undefined },
    lookAt: Date,
    statements: { type: [statementSchema], default: undefined },
    reminders: { type: [reminderSchema], default: undefined },
    followUps: { type: [followUpSchema], required: true },
    createdAt: moment,
  },
  { collection: 'receivables', ...STORED, ...DURABLE },
);
receivablesSchema.index({ balance: 1 });
receivablesSchema.index({ 'entries.paymentIntent': 1 }, { sparse: true });
receivablesSchema.index({ lookAt: 1 }, { sparse: true });
receivablesSchema.index(FOLLOW_UP_INDEX);
carryEntries(receivablesSchema);

export function receivablesModel(connection: Connection): Model<ReceivablesDocument> {
  return (
    connection.models.Receivables ?? connection.model<ReceivablesDocument>('Receivables', receivablesSchema)
  );
}

/** Ledgers of receivables as a source of follow-ups. */
export const receivablesSource = (connection: Connection): FollowUpSource =>
  receivablesModel(connection) as unknown as FollowUpSource;
