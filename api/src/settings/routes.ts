import { Router } from 'express';
import { company } from 'shared-domain/company';
import { type SettingsJson, settingsChange } from 'shared-domain/contracts';
import { recordChange } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import { DURABLE } from '../durable.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { DEFAULTS, readSettings, type SiteSettings, settingsModel } from './model.ts';

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
      const before = await readSettings(deps.connection);
      const after = { ...before, ...body };
      await settingsModel(deps.connection).updateOne(
        { _id: 'site' },
        { $set: body, $setOnInsert: unnamed(body) },
        { upsert: true, ...DURABLE },
      );
      await recordChange(deps, signedInStaff(request), {
        action: 'settings.edit',
        subject: 'site',
        before,
        after,
      });
      await deps.live.changed('settings');
      response.json(presentSettings(after));
    }),
  );
  return router;
}

/** The switches that a change does not name. Only what is named is written: two members of staff may switch one each. */
function unnamed(change: Partial<SiteSettings>): Partial<SiteSettings> {
  return Object.fromEntries(Object.entries(DEFAULTS).filter(([name]) => !(name in change)));
}

function presentSettings(settings: SiteSettings): SettingsJson {
  return { ...settings, company };
}
