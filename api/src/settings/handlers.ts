import type { Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { readSettings } from './model.ts';
import { depositsOf, presentSettings } from './present.ts';
import { switchSettings } from './switch.ts';

/** The site's switches and the company, for every page; changing the settings, for staff. */
export const settingsHandlers = (deps: Deps): Handlers<'settings' | 'changeSettings'> => ({
  settings: async ({ response }) => {
    response.set('Cache-Control', 'no-cache');
    return presentSettings(await readSettings(deps.connection));
  },
  changeSettings: async ({ body: { kegDeposits, ...body }, staff }) => {
    const change = { ...body, ...(kegDeposits ? { kegDeposits: depositsOf(kegDeposits) } : {}) };
    return presentSettings(await switchSettings(deps, staff, change));
  },
});
