import { type Request, Router } from 'express';
import { candidateRequest, rollbackRequest } from 'shared-domain/contracts';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { presentReleases, waysBack } from './presented.ts';
import { type Releases, releasesOf } from './registry.ts';
import { movedBy, previewedBy } from './wishes.ts';

const oneApp = z.object({ app: z.string().regex(/^[\w-]{1,60}$/) });

/** What runs of each app, and the ways forth and back. */
export function releaseRoutes(deps: Deps): Router {
  const router = Router();
  const releases = releasesOf(deps.configuration);
  router.use('/admin/releases', limit(deps, 'staff'), requireStaff);
  router.get('/admin/releases', async (_request, response) => {
    response.json(await presentReleases(deps, await releases.running()));
  });
  router.post(
    '/admin/releases/:app/rollback',
    validated({ params: oneApp, body: rollbackRequest }, async ({ params, body }, request, response) => {
      const running = await runningOf(releases, params.app);
      if (body.release !== undefined) refuseUnknown(waysBack(running), body.release);
      response.json(await movedBy(deps, 'rollback', running, asked(request, body.release)));
    }),
  );
  router.post(
    '/admin/releases/:app/promote',
    validated({ params: oneApp, body: candidateRequest }, async ({ params, body }, request, response) => {
      const running = await runningOf(releases, params.app);
      refuseUnknown(running.stored, body.release);
      response.json(await movedBy(deps, 'promote', running, asked(request, body.release)));
    }),
  );
  router.post(
    '/admin/releases/:app/preview',
    validated({ params: oneApp, body: candidateRequest }, async ({ params, body }, request, response) => {
      const running = await runningOf(releases, params.app);
      refuseUnknown(running.stored, body.release);
      response.json(await previewedBy(deps, running, asked(request, body.release)));
    }),
  );
  return router;
}

const asked = (request: Request, release: string | undefined) => ({
  staff: signedInStaff(request),
  release,
});

async function runningOf(releases: Releases, app: string) {
  const running = (await releases.running()).find((each) => each.app === app);
  if (!running) throw problem('release_not_found');
  return running;
}

function refuseUnknown(known: readonly { release: string }[], release: string): void {
  if (!known.some((each) => each.release === release)) throw problem('release_not_found');
}
