import type { RequestHandler } from 'express';
import { keyState } from 'shared-domain/api-keys';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../problems/index.ts';
import { limit } from '../protections/index.ts';
import { type ApiKeyDocument, apiKeyModel, hashOfSecret } from './model.ts';
import { keyIn } from './token.ts';

/** How often a key's last use is stored, in milliseconds. */
const USED_EVERY_MS = 60_000;

/**
 * Recognises the key of a program that sends one (KEY-2). A key that is unknown, ended or revoked is refused on every call, and
 * an address that goes on with it is held up.
 */
export function apiKeys(deps: Deps): RequestHandler {
  const holdUp = limit(deps, 'refused-key');
  return async (request, response, next) => {
    const { authorization } = request.headers;
    if (!authorization?.toLowerCase().startsWith('bearer ')) return next();
    const key = await keyOf(deps, authorization);
    if (!key) return holdUp(request, response, (error) => next(error ?? problem('key_refused')));
    await noteUse(deps, key);
    request.apiKey = { id: key._id, name: key.name, groups: key.groups };
    // A program has one identity, whatever cookies it sends.
    delete request.user;
    next();
  };
}

async function keyOf(
  { connection, clock }: Deps,
  authorization: string,
): Promise<ApiKeyDocument | undefined> {
  const given = keyIn(authorization);
  if (!given) return undefined;
  const key = await apiKeyModel(connection)
    .findOne({ _id: given.id, hash: hashOfSecret(given.secret) })
    .maxTimeMS(5_000)
    .lean<ApiKeyDocument>();
  if (!key) return undefined;
  const state = keyState(
    { expiresAt: key.expiresAt?.toISOString(), revokedAt: key.revokedAt?.toISOString() },
    clock(),
  );
  return state === 'active' ? key : undefined;
}

async function noteUse({ connection, clock }: Deps, { _id, lastUsedAt }: ApiKeyDocument): Promise<void> {
  const now = clock();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USED_EVERY_MS) return;
  await apiKeyModel(connection).updateOne({ _id }, { $set: { lastUsedAt: now } });
}
