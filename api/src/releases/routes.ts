import { Router } from 'express';
import { candidateRequest, rollbackRequest } from 'shared-domain/contracts';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { presentReleases, waysBack } from './presented.ts';
import { type Releases, type RunningApp, releasesOf } from './registry.ts';
import { readRunning } from './steps.ts';
import { type Asked, movedBy, previewedBy } from './wishes.ts';

const oneApp = z.object({ app: z.string().regex(/^[\w-]{1,60}$/) });

/** One thing that staff can ask of an app. */
type Wish = {
  what: 'rollback' | 'promote' | 'preview';
  body: typeof rollbackRequest | typeof candidateRequest;
  /** The releases that it can be asked of. */
  known: (running: RunningApp) => readonly { release: string }[];
  grant: (running: RunningApp, asked: Asked) => Promise<object>;
};

/** What runs of each app, and the ways forth and back. */
export function releaseRoutes(deps: Deps): Router {
  const router = Router();
  const releases = releasesOf(deps.configuration);
  router.use('/admin/releases', limit(deps, 'staff'), requireStaff);
  router.get('/admin/releases', async (_request, response) => {
    response.json(await presentReleases(deps, await readRunning(deps)));
  });
  const onWish = ({ what, body: asked, known, grant }: Wish) =>
    router.post(
      `/admin/releases/:app/${what}`,
      validated({ params: oneApp, body: asked }, async ({ params, body }, request, response) => {
        const { release } = body;
        const running = await runningOf(releases, params.app);
        const isKnown = release === undefined || known(running).some((each) => each.release === release);
        if (!isKnown) throw problem('release_not_found');
        response.json(await grant(running, { staff: signedInStaff(request), release }));
      }),
    );
  onWish({
    what: 'rollback',
    body: rollbackRequest,
    known: waysBack,
    grant: (running, asked) => movedBy(deps, 'rollback', running, asked),
  });
  onWish({
    what: 'promote',
    body: candidateRequest,
    known: ({ stored }) => stored,
    grant: (running, asked) => movedBy(deps, 'promote', running, asked),
  });
  onWish({
    what: 'preview',
    body: candidateRequest,
    known: ({ stored }) => stored,
    grant: (running, asked) => previewedBy(deps, running, asked),
  });
  return router;
}

async function runningOf(releases: Releases, app: string) {
  const running = (await releases.running()).find((each) => each.app === app);
  if (!running) throw problem('release_not_found');
  return running;
}
