import type { Connection } from 'mongoose';
import type { DashboardJson } from 'shared-domain/contracts';
import { settingsModel } from '../../catalogue/settings/index.ts';
import { lastChangeOf } from '../../requests/audit/index.ts';

type Switched = DashboardJson['switched'];
type Name = keyof Switched;

/** Who last set each of the site's switches, from the audit. */
export async function switchedOf(connection: Connection): Promise<Switched> {
  const [comingSoon, retailStoreOpen] = await Promise.all([
    lastSwitched(connection, 'comingSoon'),
    lastSwitched(connection, 'retailStoreOpen'),
  ]);
  return { ...(comingSoon ? { comingSoon } : {}), ...(retailStoreOpen ? { retailStoreOpen } : {}) };
}

async function lastSwitched(connection: Connection, name: Name): Promise<Switched[Name]> {
  const entry = await lastChangeOf(connection, settingsModel(connection), 'settings.edit', name);
  if (!entry) return undefined;
  return { on: entry.after === true, at: entry.at.toISOString(), who: entry.who };
}
