import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';

/** A sign-in link that was sent. Only the mail has the token; this is its hash. */
const tokenDescription = z.object({
  _id: z.string(),
  email: z.string(),
  /** Absent for staff. */
  use: z.literal('account-link').optional(),
  expires: z.date(),
  usedAt: z.date().optional(),
});
export type SignInTokenDocument = Stored<typeof tokenDescription>;

const tokenSchema = schemaOf(tokenDescription, { collection: 'sign_in_tokens', ...DURABLE });
tokenSchema.index({ expires: 1 });

export const signInTokenModel = modelOf<SignInTokenDocument>('SignInToken', tokenSchema);

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Used and expired links are kept for a day, so that opening one says which it is. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

export async function sweepSignInTokens(connection: Connection, now: Date): Promise<void> {
  await signInTokenModel(connection)
    .deleteMany({ expires: { $lt: new Date(now.getTime() - RETENTION_MS) } })
    .maxTimeMS(10_000);
}
