import { type Connection, type Model, Schema } from 'mongoose';
import type { KegEntry, KegLot } from 'shared-domain/kegs';
import { DURABLE, moment, number, part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import {
  FOLLOW_UP_INDEX,
  type FollowUp,
  type FollowUpSource,
  followUpSchema,
} from '../../requests/follow-ups/index.ts';

/** A stored entry, with its author and reason. */
export type StoredEntry = KegEntry & {
  who: string;
  reason?: string;
  /** The order with whose delivery empties were collected. */
  stop?: string;
};

type StoredReminder = { id: string; at: Date; who: string; to: string[] };

/**
 * The keg account of a licensee or a keg portal customer. Entries are append-only; `lots` and `total` derive from them and are
 * stored as well, so that lists needn't read ledgers (ADR 043).
 */
export type KegAccountDocument = WithEntries & {
  _id: string;
  name: string;
  entries: StoredEntry[];
  lots: KegLot[];
  total: number;
  /** The number of entries, on which each write is conditional. */
  version: number;
  reminders: StoredReminder[];
  followUps: FollowUp[];
  createdAt: Date;
};

const kegs = new Schema({ 50: Number, 30: Number, 20: Number }, part);

const entrySchema = new Schema(
  {
    id: text,
    at: text,
    kind: text,
    change: { type: kegs, required: true },
    who: text,
    order: String,
    stop: String,
    reason: String,
    undoes: String,
  },
  part,
);
const lotSchema = new Schema({ size: number, number, since: text, order: String }, part);
const reminderSchema = new Schema({ id: text, at: moment, who: text, to: [String] }, part);

const accountSchema = new Schema<KegAccountDocument>(
  {
    _id: text,
    name: text,
    entries: { type: [entrySchema], required: true },
    lots: { type: [lotSchema], required: true },
    total: number,
    version: number,
    reminders: { type: [reminderSchema], required: true },
    followUps: { type: [followUpSchema], required: true },
    createdAt: moment,
  },
  { collection: 'keg_accounts', ...STORED, ...DURABLE },
);
accountSchema.index({ total: 1, name: 1 });
accountSchema.index(FOLLOW_UP_INDEX);
carryEntries(accountSchema);

export function kegAccountModel(connection: Connection): Model<KegAccountDocument> {
  return connection.models.KegAccount ?? connection.model<KegAccountDocument>('KegAccount', accountSchema);
}

/** Keg accounts as a source of follow-ups. */
export const kegAccountSource = (connection: Connection): FollowUpSource =>
  kegAccountModel(connection) as unknown as FollowUpSource;

/** The account id of a licensee, or by email address of a keg portal customer. */
export const licenceAccount = (number: string): string => `licence:${number}`;
export const emailAccount = (email: string): string => `email:${email.toLowerCase()}`;

/** The licence number or email address in an account's id. */
export const partyOf = (id: string): { licenseNumber: string } | { email: string } =>
  id.startsWith('licence:')
    ? { licenseNumber: id.slice('licence:'.length) }
    : { email: id.slice('email:'.length) };
