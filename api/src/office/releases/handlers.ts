import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { canaryBy, movedBy, previewedBy } from './actions.ts';
import { presentReleases, rollbackTargets } from './presented.ts';
import { type Releases, type RunningApp, releasesOf } from './registry.ts';
import { readRunning } from './steps.ts';

type Names = 'releases' | 'rollbackRelease' | 'promoteRelease' | 'steerCanary' | 'previewRelease';

type Known = (running: RunningApp) => readonly { release: string }[];

const stored: Known = (running) => running.stored;

/** Each app's live release, promotion and rollback. */
export function releaseHandlers(deps: Deps): Handlers<Names> {
  const releases = releasesOf(deps.configuration);
  return {
    releases: async () => presentReleases(deps, await readRunning(deps)),
    rollbackRelease: async ({ params, body, staff }) => {
      const running = await runningOf(releases, params.app, rollbackTargets, body.release);
      return movedBy(deps, 'rollback', running, { staff, release: body.release });
    },
    promoteRelease: async ({ params, body, staff }) => {
      const running = await runningOf(releases, params.app, stored, body.release);
      return movedBy(deps, 'promote', running, { staff, release: body.release });
    },
    steerCanary: async ({ params, body, staff }) => {
      const release = 'share' in body ? body.release : undefined;
      const running = await runningOf(releases, params.app, stored, release);
      return canaryBy(deps, running, { ...body, by: staff.email });
    },
    previewRelease: async ({ params, body, staff }) => {
      const running = await runningOf(releases, params.app, stored, body.release);
      return previewedBy(deps, running, { staff, release: body.release });
    },
  };
}

/** The app, if it is live and knows the requested release. */
async function runningOf(releases: Releases, app: string, known: Known, release: string | undefined) {
  const running = (await releases.running()).find((each) => each.app === app);
  if (!running) throw problem('release_not_found');
  const isKnown = release === undefined || known(running).some((each) => each.release === release);
  if (!isKnown) throw problem('release_not_found');
  return running;
}
