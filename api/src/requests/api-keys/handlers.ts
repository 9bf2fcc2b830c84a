import { randomBytes } from 'node:crypto';
import type { ApiKeyForm, ApiKeysJson, CreatedApiKeyJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../audit/index.ts';
import type { Handlers } from '../calls/index.ts';
import { problem } from '../problems/index.ts';
import { apiKeyModel, hashOfSecret, readApiKeys } from './model.ts';
import { tokenOf } from './token.ts';

/** More keys that aren't revoked are more than anyone keeps an eye on. */
const MOST = 50;

/** API keys, for owners (KEY-1, KEY-3). */
export const apiKeyHandlers = (deps: Deps): Handlers<'apiKeys' | 'createApiKey' | 'revokeApiKey'> => ({
  apiKeys: () => listOf(deps),
  createApiKey: ({ body, staff }) => create(deps, staff.email, body),
  revokeApiKey: async ({ params, staff }) => {
    await revoke(deps, staff.email, params.id);
    return listOf(deps);
  },
});

const listOf = async ({ connection }: Deps): Promise<ApiKeysJson> => ({
  keys: await readApiKeys(connection),
});

async function create(
  deps: Deps,
  who: string,
  { name, groups, expiresAt }: ApiKeyForm,
): Promise<CreatedApiKeyJson> {
  const { connection, clock } = deps;
  const active = await apiKeyModel(connection).countDocuments({ revokedAt: { $exists: false } });
  if (active >= MOST) throw problem('api_keys_full', { values: { most: String(MOST) } });
  const ends = expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt) };
  if (ends.expiresAt && !(ends.expiresAt > clock())) {
    const message = 'Please choose a day after today';
    throw problem('validation', { errors: [{ path: 'expiresAt', message }] });
  }
  const [id, secret] = [randomBytes(6).toString('hex'), randomBytes(32).toString('base64url')];
  const after = { name, groups: groups.join(', '), ...(expiresAt === undefined ? {} : { expiresAt }) };
  const entry = entryOf(deps, who, { action: 'key.create', subject: id, after });
  await apiKeyModel(connection).insertOne({
    ...{ _id: id, hash: hashOfSecret(secret), name, groups: [...new Set(groups)], ...ends },
    ...{ createdAt: clock(), createdBy: who, pendingAudit: [entry] },
  });
  return { ...(await listOf(deps)), id, token: tokenOf(id, secret) };
}

async function revoke(deps: Deps, who: string, id: string): Promise<void> {
  const keys = apiKeyModel(deps.connection);
  const key = await keys.findById(id, { name: 1 }).lean();
  if (!key) throw problem('not_found');
  const entry = entryOf(deps, who, { action: 'key.revoke', subject: id, before: { name: key.name } });
  await keys.updateOne(
    { _id: id, revokedAt: { $exists: false } },
    { $set: { revokedAt: deps.clock() }, $push: { pendingAudit: entry } },
  );
}
