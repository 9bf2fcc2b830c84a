import { type Connection, type Model, Schema } from 'mongoose';
import { COMPANY_NUMBERS } from 'shared-domain/company';
import { FEED_LIMITS } from 'shared-domain/imports';
import { KEG_LIMIT_DAYS } from 'shared-domain/kegs';
import { LICENCE_GRACE_DAYS } from 'shared-domain/licences';
import { UNVOUCHED_UNITS } from 'shared-domain/orders';
import { RETENTION_DEFAULTS, type Retention, type TradeSettings } from 'shared-domain/staff';
import { DURABLE, STORED } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';

/** The site's switches, and what staff set for kegs, licences, orders on account and personal data. */
export type SiteSettings = {
  comingSoon: boolean;
  retailStoreOpen: boolean;
  retention: Retention;
} & TradeSettings;

/** One document; missing settings have their default. */
export type SettingsDocument = WithEntries & { _id: 'site' } & SiteSettings;

const settingsSchema = new Schema<SettingsDocument>(
  {
    _id: { type: String, required: true },
    comingSoon: { type: Boolean, required: true },
    retailStoreOpen: { type: Boolean, required: true },
    kegDeposits: Schema.Types.Mixed,
    kegLimitDays: Number,
    licenceGraceDays: Number,
    unvouchedUnits: Number,
    holdAfterDays: Number,
    remindDaysBefore: Number,
    remindDaysAfter: Number,
    closedProvinces: Schema.Types.Mixed,
    rates: Schema.Types.Mixed,
    seller: Schema.Types.Mixed,
    feeds: Schema.Types.Mixed,
    retention: Schema.Types.Mixed,
  },
  { collection: 'settings', ...STORED, ...DURABLE },
);
carryEntries(settingsSchema);

export function settingsModel(connection: Connection): Model<SettingsDocument> {
  return connection.models.Settings ?? connection.model<SettingsDocument>('Settings', settingsSchema);
}

/** Coming Soon off, retail store open (GATE-11, GATE-13). */
export const DEFAULTS: SiteSettings = {
  comingSoon: false,
  retailStoreOpen: true,
  retention: RETENTION_DEFAULTS,
  kegDeposits: [],
  kegLimitDays: KEG_LIMIT_DAYS,
  licenceGraceDays: LICENCE_GRACE_DAYS,
  unvouchedUnits: UNVOUCHED_UNITS,
  holdAfterDays: 0,
  remindDaysBefore: 0,
  remindDaysAfter: 0,
  closedProvinces: [],
  rates: [],
  seller: COMPANY_NUMBERS,
  feeds: FEED_LIMITS,
};

/** The current settings. Checkout asks here whether the retail store is open. */
export const readSettings = async (connection: Connection): Promise<SiteSettings> =>
  settingsOf(await storedSettings(connection));

export const storedSettings = (connection: Connection): Promise<Partial<SettingsDocument> | null> =>
  settingsModel(connection).findById('site').lean();

/** The settings, those that aren't stored with their default. */
export function settingsOf(stored: Partial<SettingsDocument> | null): SiteSettings {
  return {
    comingSoon: stored?.comingSoon ?? DEFAULTS.comingSoon,
    retailStoreOpen: stored?.retailStoreOpen ?? DEFAULTS.retailStoreOpen,
    kegDeposits: stored?.kegDeposits ?? DEFAULTS.kegDeposits,
    kegLimitDays: stored?.kegLimitDays ?? DEFAULTS.kegLimitDays,
    licenceGraceDays: stored?.licenceGraceDays ?? DEFAULTS.licenceGraceDays,
    unvouchedUnits: stored?.unvouchedUnits ?? DEFAULTS.unvouchedUnits,
    holdAfterDays: stored?.holdAfterDays ?? DEFAULTS.holdAfterDays,
    remindDaysBefore: stored?.remindDaysBefore ?? DEFAULTS.remindDaysBefore,
    remindDaysAfter: stored?.remindDaysAfter ?? DEFAULTS.remindDaysAfter,
    closedProvinces: stored?.closedProvinces ?? DEFAULTS.closedProvinces,
    rates: stored?.rates ?? DEFAULTS.rates,
    seller: stored?.seller ?? DEFAULTS.seller,
    feeds: stored?.feeds ?? DEFAULTS.feeds,
    retention: { ...DEFAULTS.retention, ...stored?.retention },
  };
}
