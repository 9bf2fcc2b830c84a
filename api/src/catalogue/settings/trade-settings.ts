import type { Connection } from 'mongoose';
import type { TradeSettings } from 'shared-domain/staff';
import type { Live } from '../../foundation/live/index.ts';
import { readSettings } from './model.ts';

/** Reads the settings, from memory until a process changes one. */
export function createTradeSettings(connection: Connection, live: Live): () => Promise<TradeSettings> {
  let cache: { revision: number; settings: TradeSettings } | undefined;
  return async () => {
    const revision = live.seen('settings');
    if (cache?.revision === revision) return cache.settings;
    const settings = await readSettings(connection);
    // Before it first reads the revisions, this process doesn't notice changes.
    if (live.isWatching()) cache = { revision, settings };
    return settings;
  };
}
