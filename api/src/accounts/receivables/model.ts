import { type Connection, type Model, Schema } from 'mongoose';
import type { PaymentMethod } from 'shared-domain/orders';
import type { ReceivableEntry } from 'shared-domain/receivables';
import { DURABLE, moment, number, part, STORED, text } from '../../foundation/database/index.ts';
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
  method?: PaymentMethod;
  reference?: string;
  reason?: string;
};

/** What of a charge isn't settled yet, in cents. */
export type OpenItem = { document: string; due: string; left: number };

/**
 * What the account of a licence owes. Entries are append-only; `open`, `credit` and `balance` derive from them and are stored as
 * well, so that lists needn't read ledgers (ADR 043). Cents.
 */
export type ReceivablesDocument = WithEntries &
  Ledger<StoredEntry> & { open: OpenItem[]; credit: number; balance: number; followUps: FollowUp[] };

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
    who: text,
    method: String,
    reference: String,
    reason: String,
  },
  part,
);
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
    followUps: { type: [followUpSchema], required: true },
    createdAt: moment,
  },
  { collection: 'receivables', ...STORED, ...DURABLE },
);
receivablesSchema.index({ balance: 1 });
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
