import { Router } from 'express';
import { company } from 'shared-domain/company';
import { type SettingsJson, settingsChange } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { readSettings, type SiteSettings } from './model.ts';
import { switchSettings } from './switch.ts';

/** The site's switches and the company, for every page; switching them, for staff. */
export function settingsRoutes(deps: Deps): Router {
  const router = Router();
  router.get('/settings', limit(deps, 'read'), async (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(presentSettings(await readSettings(deps.connection)));
  });
  router.patch(
    '/admin/settings',
    limit(deps, 'staff'),
    requireStaff,
    validated({ body: settingsChange }, async ({ body }, request, response) => {
      const after = await switchSettings(deps, signedInStaff(request), body);
      response.json(presentSettings(after));
    }),
  );
  return router;
}

function presentSettings(settings: SiteSettings): SettingsJson {
  return { ...settings, company };
}
