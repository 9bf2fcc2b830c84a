import type { Deps } from '../../foundation/dependencies.ts';
import type { Call, Handlers } from '../../requests/calls/index.ts';
import { readSettings, type SiteSettings } from './model.ts';
import { depositsOf, presentSettings } from './present.ts';
import { switchSettings } from './switch.ts';

/**
 * The site's switches and the company, for every page; changing the settings, for staff.
 * @param onGrace called after the days of grace have changed, before the response
 */
export const settingsHandlers = (
  deps: Deps,
  onGrace: () => Promise<void>,
): Handlers<'settings' | 'changeSettings' | 'changeShipping' | 'changeSeller'> => ({
  settings: async ({ response }) => {
    response.set('Cache-Control', 'no-cache');
    return presentSettings(await readSettings(deps.connection));
  },
  changeSettings: async ({ body: { before, ...change }, staff }) => {
    const settings = await switchSettings(deps, staff, storedOf(change), before && storedOf(before));
    if (change.licenceGraceDays !== undefined) await onGrace();
    return presentSettings(settings);
  },
  changeShipping: async ({ body, staff }) => {
    const [closedProvinces, before] = [body.closedProvinces, body.before].map((list) =>
      [...new Set(list)].sort(),
    );
    return presentSettings(
      await switchSettings(deps, staff, { closedProvinces }, { closedProvinces: before }),
    );
  },
  changeSeller: async ({ body: { before, ...seller }, staff }) =>
    presentSettings(await switchSettings(deps, staff, { seller }, { seller: before })),
});

const storedOf = ({
  kegDeposits,
  ...rest
}: Omit<Call<'changeSettings'>['body'], 'before'>): Partial<SiteSettings> => ({
  ...rest,
  ...(kegDeposits ? { kegDeposits: depositsOf(kegDeposits) } : {}),
});
