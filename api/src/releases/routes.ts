import { Router } from 'express';
import { type ReleaseState, type ReleasesJson, rollbackRequest } from 'shared-domain/contracts';
import { z } from 'zod';
import { recordChange } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { type RunningApp, releasesOf } from './registry.ts';
import { reportedOf } from './reported.ts';

/** So many error reports since an app was released make it a suspect. */
const SUSPECT_ERRORS = 5;

const oneApp = z.object({ app: z.string().regex(/^[\w-]{1,60}$/) });

/** What runs of each app, and the way back. */
export function releaseRoutes(deps: Deps): Router {
  const router = Router();
  const releases = releasesOf(deps.configuration);
  const staffLimit = limit(deps, 'staff');
  router.get('/admin/releases', staffLimit, requireStaff, async (_request, response) => {
    response.json(await present(deps, await releases.running()));
  });
  router.post(
    '/admin/releases/:app/rollback',
    staffLimit,
    requireStaff,
    validated({ params: oneApp, body: rollbackRequest }, async ({ params, body }, request, response) => {
      const staff = signedInStaff(request);
      const before = (await releases.running()).find(({ app }) => app === params.app);
      const isStored = before?.stored.some(({ release }) => release === body.release);
      if (!before || (body.release !== undefined && !isStored)) throw problem('release_not_found');
      await releases.rollBack(params.app, staff.email, body.release);
      const running = await releases.running();
      const after = running.find(({ app }) => app === params.app);
      await recordChange(deps, staff, {
        action: 'release.rollback',
        subject: params.app,
        before: { release: before.release },
        after: { release: after?.release },
      });
      response.json(await present(deps, running));
    }),
  );
  return router;
}

async function present(deps: Deps, running: RunningApp[]): Promise<ReleasesJson> {
  const releases = await Promise.all(running.map((app) => stateOf(deps, app)));
  return { releases: releases.sort((one, other) => one.app.localeCompare(other.app)) };
}

async function stateOf(deps: Deps, running: RunningApp): Promise<ReleaseState> {
  const { app, release, version, since, by, commit, stored } = running;
  const { errors, hours, failures } = await reportedOf(deps, { app, release, since: new Date(since) });
  return {
    app,
    version,
    release,
    since,
    ...(by ? { by } : {}),
    ...(commit ? { commit } : {}),
    errors,
    hours,
    failures,
    suspect: errors >= SUSPECT_ERRORS,
    previous: stored
      .filter((other) => other.release !== release)
      .map((other) => ({ release: other.release, version: other.version, at: other.builtAt })),
  };
}
