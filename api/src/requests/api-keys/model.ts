import { createHash } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';
import type { KeyGroup } from 'shared-domain/api-keys';
import type { ApiKeyJson } from 'shared-domain/contracts';
import { DURABLE, moment, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../audit/index.ts';

/** An API key as stored: of its secret only the hash (KEY-1). */
export type ApiKeyDocument = WithEntries & {
  _id: string;
  hash: string;
  name: string;
  groups: KeyGroup[];
  createdAt: Date;
  createdBy: string;
  expiresAt?: Date;
  lastUsedAt?: Date;
  revokedAt?: Date;
};

const keySchema = new Schema<ApiKeyDocument>(
  {
    ...{ _id: text, hash: text, name: text, createdAt: moment, createdBy: text },
    groups: { type: [String], required: true },
    ...{ expiresAt: Date, lastUsedAt: Date, revokedAt: Date },
  },
  { collection: 'api_keys', ...STORED, ...DURABLE },
);
keySchema.index({ createdAt: -1 });
carryEntries(keySchema);

export function apiKeyModel(connection: Connection): Model<ApiKeyDocument> {
  return connection.models.ApiKey ?? connection.model<ApiKeyDocument>('ApiKey', keySchema);
}

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Every key, the newest first. */
export async function readApiKeys(connection: Connection): Promise<ApiKeyJson[]> {
  const keys = await apiKeyModel(connection).find().sort({ createdAt: -1 }).lean<ApiKeyDocument[]>();
  return keys.map(({ _id: id, name, groups, createdBy, ...key }) => ({
    ...{ id, name, groups, createdBy, createdAt: key.createdAt.toISOString() },
    ...(key.expiresAt ? { expiresAt: key.expiresAt.toISOString() } : {}),
    ...(key.lastUsedAt ? { lastUsedAt: key.lastUsedAt.toISOString() } : {}),
    ...(key.revokedAt ? { revokedAt: key.revokedAt.toISOString() } : {}),
  }));
}
