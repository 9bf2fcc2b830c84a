import { kegEntry, kegLot } from 'shared-domain/contracts';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../../requests/follow-ups/index.ts';

/** The kegs that were delivered, came back, were lost, or corrected. */
const entry = kegEntry.extend({
  who: z.string(),
  reason: z.string().optional(),
  /** The order with whose delivery empties were collected. */
  stop: z.string().optional(),
});
export type StoredEntry = Stored<typeof entry>;

/**
 * The keg account of a licensee or a keg portal customer. Entries are append-only; `lots` and `total` derive from them and are
 * stored as well, so that lists needn't read ledgers (ADR 043).
 */
const account = z.object({
  _id: z.string(),
  name: z.string(),
  entries: z.array(entry),
  lots: z.array(kegLot),
  total: z.number(),
  /** The number of entries, on which each write is conditional. */
  version: z.number(),
  reminders: z.array(z.object({ id: z.string(), at: z.date(), who: z.string(), to: z.array(z.string()) })),
  followUps: z.array(followUpDescription),
  createdAt: z.date(),
});
export type KegAccountDocument = WithEntries & Stored<typeof account>;

const accountSchema = schemaOf(account, { collection: 'keg_accounts', ...DURABLE });
accountSchema.index({ total: 1, name: 1 });
accountSchema.index(FOLLOW_UP_INDEX);
carryEntries(accountSchema);

export const kegAccountModel = modelOf<KegAccountDocument>('KegAccount', accountSchema);
export const kegAccountSource = sourceOf(kegAccountModel);
