import { type Connection, Schema } from 'mongoose';
import { COMPANY_NUMBERS } from 'shared-domain/company';
import { FEED_LIMITS } from 'shared-domain/imports';
import { KEG_LIMIT_DAYS } from 'shared-domain/kegs';
import { LICENCE_GRACE_DAYS } from 'shared-domain/licences';
import { UNVOUCHED_UNITS } from 'shared-domain/orders';
import { RETENTION_DEFAULTS, type Retention, type TradeSettings } from 'shared-domain/staff';
import { DURABLE, modelOf, STORED } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';

/** The site's switches, and what staff set for kegs, licences, orders on account and personal data. */
export type SiteSettings = {
  comingSoon: boolean;
  retailStoreOpen: boolean;
  retention: Retention;
} & TradeSettings;

/** One document; missing settings have their default. */
export type SettingsDocument = WithEntries & { _id: 'site' } & SiteSettings;

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

const NAMES = Object.keys(DEFAULTS) as (keyof SiteSettings)[];

const typeOf = (value: SiteSettings[keyof SiteSettings]) =>
  typeof value === 'object' ? Schema.Types.Mixed : value.constructor;

const settingsSchema = new Schema<SettingsDocument>(
  {
    _id: { type: String, required: true },
    ...Object.fromEntries(NAMES.map((name) => [name, typeOf(DEFAULTS[name])])),
  } as never,
  { collection: 'settings', ...STORED, ...DURABLE },
);
carryEntries(settingsSchema);

export const settingsModel = modelOf<SettingsDocument>('Settings', settingsSchema);

/** The current settings. Checkout asks here whether the retail store is open. */
export const readSettings = async (connection: Connection): Promise<SiteSettings> =>
  settingsOf(await storedSettings(connection));

export const storedSettings = (connection: Connection): Promise<Partial<SettingsDocument> | null> =>
  settingsModel(connection).findById('site').lean();

/** The settings, those that aren't stored with their default. */
export const settingsOf = (stored: Partial<SettingsDocument> | null): SiteSettings => ({
  ...(Object.fromEntries(NAMES.map((name) => [name, stored?.[name] ?? DEFAULTS[name]])) as SiteSettings),
  retention: { ...DEFAULTS.retention, ...stored?.retention },
});
