import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../audit/index.ts';
import { followUp } from '../follow-ups/index.ts';
import { problem } from '../problems/index.ts';
import { type Passkey, passkeysModel, passkeysOf } from './model.ts';

const MOST = 10;

/** Adds a passkey to an address. Throws `passkeys_full`, or `passkey_refused` for an existing one. */
export async function addKey(deps: Deps, email: string, key: Passkey): Promise<void> {
  const entry = entryOf(deps, email, { action: 'passkey.add', subject: email, after: { name: key.name } });
  try {
    await passkeysModel(deps.connection).updateOne(
      { _id: email, 'keys.id': { $ne: key.id }, [`keys.${MOST - 1}`]: { $exists: false } },
      { $push: { keys: key, pendingAudit: entry }, $setOnInsert: { followUps: [] } },
      { upsert: true },
    );
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
    const { length } = await passkeysOf(deps.connection, email);
    throw problem(length < MOST ? 'passkey_refused' : 'passkeys_full');
  }
}

/** Renames a passkey. */
export async function renameKey(deps: Deps, email: string, id: string, name: string): Promise<void> {
  const before = await keyOf(deps, email, id);
  if (before.name === name) return;
  const entry = entryOf(deps, email, {
    action: 'passkey.rename',
    subject: email,
    before: { name: before.name },
    after: { name },
  });
  await passkeysModel(deps.connection).updateOne(
    { _id: email, 'keys.id': id },
    { $set: { 'keys.$.name': name }, $push: { pendingAudit: entry } },
  );
}

/** Removes one of the caller's own passkeys. */
export async function removeKey(deps: Deps, email: string, id: string): Promise<void> {
  const { name } = await keyOf(deps, email, id);
  const entry = entryOf(deps, email, { action: 'passkey.remove', subject: email, before: { name } });
  await passkeysModel(deps.connection).updateOne(
    { _id: email, 'keys.id': id },
    { $pull: { keys: { id } }, $push: { pendingAudit: entry } },
  );
}

/** Removes every passkey of someone who lost them, on behalf of an owner, and mails that person (STAFF-37). */
export async function removeKeysOf(deps: Deps, owner: string, email: string): Promise<void> {
  const keys = await passkeysOf(deps.connection, email);
  const names = keys.map(({ name }) => name);
  const entry = entryOf(deps, owner, { action: 'passkey.remove', subject: email, before: { names } });
  const mail = followUp('email', deps.clock(), { mail: 'passkeys-removed', to: email, by: owner });
  const { matchedCount } = await passkeysModel(deps.connection).updateOne(
    { _id: email, 'keys.0': { $exists: true } },
    { $set: { keys: [] }, $push: { pendingAudit: entry, followUps: mail } },
  );
  if (matchedCount === 0) throw problem('not_found');
}

/** Records a passkey's use and its authenticator's counter. */
export async function recordUse(deps: Deps, email: string, id: string, counter: number): Promise<void> {
  await passkeysModel(deps.connection).updateOne(
    { _id: email, 'keys.id': id },
    { $set: { 'keys.$.usedAt': deps.clock(), 'keys.$.counter': counter } },
  );
}

async function keyOf(deps: Deps, email: string, id: string): Promise<Passkey> {
  const key = (await passkeysOf(deps.connection, email)).find((one) => one.id === id);
  if (!key) throw problem('not_found');
  return key;
}
