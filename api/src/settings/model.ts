import { type Connection, type Model, Schema } from 'mongoose';
import { carryEntries, type WithEntries } from '../audit/index.ts';
import { DURABLE } from '../database/index.ts';

/** The site's switches. One document; missing ones have their default. */
export type SettingsDocument = WithEntries & { _id: 'site'; comingSoon: boolean; retailStoreOpen: boolean };

const settingsSchema = new Schema<SettingsDocument>(
  {
    _id: { type: String, required: true },
    comingSoon: { type: Boolean, required: true },
    retailStoreOpen: { type: Boolean, required: true },
  },
  { collection: 'settings', versionKey: false, ...DURABLE },
);
carryEntries(settingsSchema);

export function settingsModel(connection: Connection): Model<SettingsDocument> {
  return connection.models.Settings ?? connection.model<SettingsDocument>('Settings', settingsSchema);
}

/** Coming Soon off, retail store open (GATE-11, GATE-13). */
export const DEFAULTS = { comingSoon: false, retailStoreOpen: true };

export type SiteSettings = typeof DEFAULTS;

/** The site's current switches. Checkout asks here whether the retail store is open. */
export async function readSettings(connection: Connection): Promise<SiteSettings> {
  const stored = await settingsModel(connection).findById('site').lean();
  return {
    comingSoon: stored?.comingSoon ?? DEFAULTS.comingSoon,
    retailStoreOpen: stored?.retailStoreOpen ?? DEFAULTS.retailStoreOpen,
  };
}
