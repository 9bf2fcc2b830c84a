import { company } from 'shared-domain/company';
import type { SettingsJson } from 'shared-domain/contracts';
import type { Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { readSettings, type SiteSettings } from './model.ts';
import { switchSettings } from './switch.ts';

/** The site's switches and the company, for every page; changing the switches, for staff. */
export const settingsHandlers = (deps: Deps): Handlers<'settings' | 'changeSettings'> => ({
  settings: async ({ response }) => {
    response.set('Cache-Control', 'no-cache');
    return presentSettings(await readSettings(deps.connection));
  },
  changeSettings: async ({ body, staff }) => presentSettings(await switchSettings(deps, staff, body)),
});

function presentSettings(settings: SiteSettings): SettingsJson {
  return { ...settings, company };
}
