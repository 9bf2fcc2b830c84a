import { type Connection, type Model, Schema } from 'mongoose';
import { DURABLE, part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../audit/index.ts';
import { FOLLOW_UP_INDEX, type FollowUp, type FollowUpSource, followUpSchema } from '../follow-ups/index.ts';

/** A passkey: its public key and metadata. */
export type Passkey = {
  /** The id of the credential, as its authenticator gave it. */
  id: string;
  name: string;
  /** The public key in COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  createdAt: Date;
  usedAt?: Date;
};

/** The passkeys of one member of staff, by address: one document, so that each change carries its audit entry. */
export type PasskeysDocument = WithEntries & { _id: string; keys: Passkey[]; followUps: FollowUp[] };

const keySchema = new Schema<Passkey>(
  {
    id: text,
    name: text,
    publicKey: text,
    counter: { type: Number, required: true },
    transports: { type: [String], required: true },
    createdAt: { type: Date, required: true },
    usedAt: Date,
  },
  part,
);

const passkeysSchema = new Schema<PasskeysDocument>(
  {
    _id: text,
    keys: { type: [keySchema], required: true },
    followUps: { type: [followUpSchema], required: true },
  },
  { collection: 'passkeys', ...STORED, ...DURABLE },
);
passkeysSchema.index(FOLLOW_UP_INDEX);
carryEntries(passkeysSchema);

export function passkeysModel(connection: Connection): Model<PasskeysDocument> {
  return connection.models.Passkeys ?? connection.model<PasskeysDocument>('Passkeys', passkeysSchema);
}

/** Passkeys as a source of follow-ups. */
export const passkeysSource = (connection: Connection): FollowUpSource =>
  passkeysModel(connection) as unknown as FollowUpSource;

/** The passkeys of an address, oldest first. */
export async function passkeysOf(connection: Connection, email: string): Promise<Passkey[]> {
  return (await passkeysModel(connection).findById(email, { keys: 1 }).lean())?.keys ?? [];
}

/** How many passkeys each address has, if any. */
export async function countPasskeys(connection: Connection): Promise<Record<string, number>> {
  const all = await passkeysModel(connection)
    .find({ 'keys.0': { $exists: true } }, { keys: 1 })
    .lean();
  return Object.fromEntries(all.map(({ _id, keys }) => [_id, keys.length]));
}
