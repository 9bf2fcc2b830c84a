import type { Connection } from 'mongoose';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../follow-ups/index.ts';

/** A passkey: its public key and metadata. */
const passkey = z.object({
  /** The id of the credential, as its authenticator gave it. */
  id: z.string(),
  name: z.string(),
  /** The public key in COSE, base64url. */
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  createdAt: z.date(),
  usedAt: z.date().optional(),
});
export type Passkey = Stored<typeof passkey>;

/** The passkeys of one member of staff, by address: one document, so that each change carries its audit entry. */
const passkeys = z.object({
  _id: z.string(),
  keys: z.array(passkey),
  followUps: z.array(followUpDescription),
});
export type PasskeysDocument = WithEntries & Stored<typeof passkeys>;

const passkeysSchema = schemaOf(passkeys, { collection: 'passkeys', ...DURABLE });
passkeysSchema.index(FOLLOW_UP_INDEX);
carryEntries(passkeysSchema);

export const passkeysModel = modelOf<PasskeysDocument>('Passkeys', passkeysSchema);
export const passkeysSource = sourceOf(passkeysModel);

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
