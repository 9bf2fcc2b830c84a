import { type Connection, type Model, Schema } from 'mongoose';
import type { KegEntry, KegLot } from 'shared-domain/kegs';
import { carryEntries, type WithEntries } from '../audit/index.ts';
import { DURABLE } from '../database/index.ts';
import { FOLLOW_UP_INDEX, type FollowUp, type FollowUpSource, followUpSchema } from '../follow-ups/index.ts';

/** An entry as it is stored: with who made it, and why. */
export type StoredEntry = KegEntry & {
  who: string;
  reason?: string;
  /** The order at whose delivery empties were collected. */
  stop?: string;
};

/** A reminder that staff have sent. */
type StoredReminder = { id: string; at: Date; who: string; to: string[] };

/**
 * The keg account of a licensee or of a customer of the keg portal. Its entries are only added; `lots` and `total` follow from
 * them and are written along, so that a list reads no ledger (ADR 043).
 */
export type KegAccountDocument = WithEntries & {
  _id: string;
  name: string;
  entries: StoredEntry[];
  lots: KegLot[];
  total: number;
  /** How many entries there are: the condition of each write. */
  version: number;
  reminders: StoredReminder[];
  followUps: FollowUp[];
  createdAt: Date;
};

const text = { type: String, required: true };
const number = { type: Number, required: true };
const moment = { type: Date, required: true };
const part = { _id: false, id: false, strict: 'throw' } as const;
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
  { collection: 'keg_accounts', versionKey: false, strict: 'throw', ...DURABLE },
);
accountSchema.index({ total: 1, name: 1 });
accountSchema.index(FOLLOW_UP_INDEX);
carryEntries(accountSchema);

export function kegAccountModel(connection: Connection): Model<KegAccountDocument> {
  return connection.models.KegAccount ?? connection.model<KegAccountDocument>('KegAccount', accountSchema);
}

/** Keg accounts as the worker goes through them. */
export const kegAccountSource = (connection: Connection): FollowUpSource =>
  kegAccountModel(connection) as unknown as FollowUpSource;

/** A licensee's account, or by the address of a customer of the keg portal. */
export const licenceAccount = (number: string): string => `licence:${number}`;
export const emailAccount = (email: string): string => `email:${email.toLowerCase()}`;

/** The licence number or the address that an account's id names. */
export const partyOf = (id: string): { licenseNumber: string } | { email: string } =>
  id.startsWith('licence:')
    ? { licenseNumber: id.slice('licence:'.length) }
    : { email: id.slice('email:'.length) };
