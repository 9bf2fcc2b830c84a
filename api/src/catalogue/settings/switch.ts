import { isDeepStrictEqual } from 'node:util';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import {
  DEFAULTS,
  type SettingsDocument,
  type SiteSettings,
  settingsModel,
  settingsOf,
  storedSettings,
} from './model.ts';

/** Retries for concurrent changes; more conflicts in a row mean another problem. */
const TRIES = 10;

/**
 * Changes settings. Only the given ones are written, so that two members of staff can each set one. A change
 * that changes nothing writes nothing; a setting that someone else has changed since it was `seen` is refused as stale.
 */
export async function switchSettings(
  deps: Deps,
  staff: Staff,
  change: Partial<SiteSettings>,
  seen: Partial<SiteSettings> = {},
): Promise<SiteSettings> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stored = await storedSettings(deps.connection);
    const before = settingsOf(stored);
    const after = { ...before, ...change };
    if (isDeepStrictEqual(before, after)) return after;
    if (!isDeepStrictEqual({ ...before, ...seen }, before)) throw problem('stale');
    const entry = entryOf(deps, staff.email, { action: 'settings.edit', subject: 'site', before, after });
    const update = { $set: change, $setOnInsert: unnamed(change), $push: { pendingAudit: entry } };
    if (await written(deps, stored, update)) {
      await deps.live.changed('settings');
      return after;
    }
  }
  throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}

/** False if someone else has set a switch since the settings were read. */
async function written(
  { connection }: Deps,
  stored: Partial<SettingsDocument> | null,
  update: object,
): Promise<boolean> {
  const asRead = Object.keys(DEFAULTS).map((name) => [
    name,
    // Mongoose would turn a bare list into `$in`.
    { $eq: stored?.[name as keyof SiteSettings] ?? null },
  ]);
  try {
    await settingsModel(connection).updateOne({ _id: 'site', ...Object.fromEntries(asRead) }, update, {
      upsert: true,
    });
    return true;
  } catch (cause) {
    if (isDuplicate(cause)) return false;
    throw cause;
  }
}

/** The switches that a change doesn't contain. */
function unnamed(change: Partial<SiteSettings>): Partial<SiteSettings> {
  return Object.fromEntries(Object.entries(DEFAULTS).filter(([name]) => !(name in change)));
}
