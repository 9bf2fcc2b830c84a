import { createHash } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';
import { DURABLE, STORED } from '../../foundation/database/index.ts';

/** A sign-in link that was sent. Only the mail has the token; this is its hash. */
export type SignInTokenDocument = {
  _id: string;
  email: string;
  /** Absent for staff. */
  use?: 'account-link';
  expires: Date;
  usedAt?: Date;
};

const tokenSchema = new Schema<SignInTokenDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    use: String,
    expires: { type: Date, required: true, index: true },
    usedAt: Date,
  },
  { collection: 'sign_in_tokens', ...STORED, ...DURABLE },
);

export function signInTokenModel(connection: Connection): Model<SignInTokenDocument> {
  return connection.models.SignInToken ?? connection.model<SignInTokenDocument>('SignInToken', tokenSchema);
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Used and expired links are kept for a day, so that opening one says which it is. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

export async function sweepSignInTokens(connection: Connection, now: Date): Promise<void> {
  await signInTokenModel(connection)
    .deleteMany({ expires: { $lt: new Date(now.getTime() - RETENTION_MS) } })
    .maxTimeMS(10_000);
}
