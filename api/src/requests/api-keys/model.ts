import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { type ApiKeyJson, apiKeyJson } from 'shared-domain/contracts';
import { z } from 'zod';
import { DURABLE, modelOf, presented, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../audit/index.ts';

/** An API key as stored: of its secret only the hash (KEY-1). */
const apiKey = apiKeyJson.omit({ id: true }).extend({ _id: z.string(), hash: z.string() });
export type ApiKeyDocument = WithEntries & Stored<typeof apiKey>;

const keySchema = schemaOf(apiKey, { collection: 'api_keys', ...DURABLE });
keySchema.index({ createdAt: -1 });
carryEntries(keySchema);

export const apiKeyModel = modelOf<ApiKeyDocument>('ApiKey', keySchema);

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

const shown = apiKeyJson.omit({ id: true });

/** Every key, the newest first. */
export async function readApiKeys(connection: Connection): Promise<ApiKeyJson[]> {
  const keys = await apiKeyModel(connection).find().sort({ createdAt: -1 }).lean<ApiKeyDocument[]>();
  return keys.map((key) => ({ id: key._id, ...presented(shown, key) }));
}
