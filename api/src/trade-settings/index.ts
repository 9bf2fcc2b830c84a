import type { Connection } from 'mongoose';
import { KEG_LIMIT_DAYS, type KegDeposit } from 'shared-domain/kegs';
import { LICENCE_GRACE_DAYS } from 'shared-domain/licences';
import type { FlagSetting } from 'shared-domain/staff';
import type { Live } from '../live/index.ts';

/** What staff set for kegs, licences and flags. */
export type TradeSettings = {
  /** None is held while this is empty (KEGS-7). */
  readonly kegDeposits: readonly KegDeposit[];
  /** Days after which a keg should be back (KEGS-4). */
  readonly kegLimitDays: number;
  /** Days after its end during which a licence can still order (LICENCE-8). */
  readonly licenceGraceDays: number;
  /** For whom each flag is on, by name; one that is missing is on for no one (RELEASE-23). */
  readonly flags: Readonly<Record<string, FlagSetting>>;
};

export const TRADE_DEFAULTS: TradeSettings = {
  kegDeposits: [],
  kegLimitDays: KEG_LIMIT_DAYS,
  licenceGraceDays: LICENCE_GRACE_DAYS,
  flags: {},
};

/** Reads the settings, from memory while no process has changed one. */
export function createTradeSettings(connection: Connection, live: Live): () => Promise<TradeSettings> {
  let cache: { revision: number; settings: TradeSettings } | undefined;
  return async () => {
    const revision = live.seen('settings');
    if (cache?.revision === revision) return cache.settings;
    const settings = await read(connection);
    // Before its first look at the revisions this process hears of no change.
    if (live.isWatching()) cache = { revision, settings };
    return settings;
  };
}

async function read(connection: Connection): Promise<TradeSettings> {
  // By the driver: the model carries entries for the audit, and the audit is a room above.
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
