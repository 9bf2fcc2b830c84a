import type { Connection } from 'mongoose';
import { KEG_LIMIT_DAYS, type KegDeposit } from 'shared-domain/kegs';
import { LICENCE_GRACE_DAYS } from 'shared-domain/licences';
import type { FlagSetting } from 'shared-domain/staff';
import type { Live } from '../live/index.ts';

/** Staff settings for kegs, licences and flags. */
export type TradeSettings = {
  /** Keg deposits; none while empty (KEGS-7). */
  readonly kegDeposits: readonly KegDeposit[];
  /** Days after which a keg is overdue (KEGS-4). */
  readonly kegLimitDays: number;
  /** Days of grace after a licence's end (LICENCE-8). */
  readonly licenceGraceDays: number;
  /** Who each flag is on for, by name; a missing flag is off (RELEASE-23). */
  readonly flags: Readonly<Record<string, FlagSetting>>;
};

export const TRADE_DEFAULTS: TradeSettings = {
  kegDeposits: [],
  kegLimitDays: KEG_LIMIT_DAYS,
  licenceGraceDays: LICENCE_GRACE_DAYS,
  flags: {},
};

/** Reads the settings, from memory until a process changes one. */
export function createTradeSettings(connection: Connection, live: Live): () => Promise<TradeSettings> {
  let cache: { revision: number; settings: TradeSettings } | undefined;
  return async () => {
    const revision = live.seen('settings');
    if (cache?.revision === revision) return cache.settings;
    const settings = await read(connection);
    // Before it first reads the revisions, this process doesn't notice changes.
    if (live.isWatching()) cache = { revision, settings };
    return settings;
  };
}

async function read(connection: Connection): Promise<TradeSettings> {
  // Read by the driver, because the model, which carries audit entries, is in a higher layer.
  const stored = await connection
    .collection<Partial<TradeSettings> & { _id: string }>('settings')
    .findOne(
      { _id: 'site' },
      { projection: { kegDeposits: 1, kegLimitDays: 1, licenceGraceDays: 1, flags: 1 } },
    );
  return {
    kegDeposits: stored?.kegDeposits ?? TRADE_DEFAULTS.kegDeposits,
    kegLimitDays: stored?.kegLimitDays ?? TRADE_DEFAULTS.kegLimitDays,
    licenceGraceDays: stored?.licenceGraceDays ?? TRADE_DEFAULTS.licenceGraceDays,
    flags: stored?.flags ?? TRADE_DEFAULTS.flags,
  };
}
