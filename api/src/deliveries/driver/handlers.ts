import { serverTime } from 'shared-domain/driver';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { openRun } from '../../requests/protections/index.ts';
import { linkOf } from './link.ts';
import { driverRunOf } from './present.ts';
import { readLog, storeUpdates } from './store-updates.ts';

type Names = 'driverLink' | 'openRun' | 'driverRun' | 'sendPresses';

/** The driver's page: link, run and updates. */
export const driverHandlers = (deps: Deps, worker: Worker): Handlers<Names> => ({
  driverLink: ({ params, body, staff }) => linkOf(deps, staff, params.run, body.replace ?? false),
  openRun: async ({ params, body, response }) => {
    await openRun(deps, response, params.run, body.token);
    await storeUpdates(deps, worker, params.run, []);
    response.set('Cache-Control', 'no-store');
    return driverRunOf(deps, await readLog(deps, params.run));
  },
  driverRun: async ({ params, response }) => {
    response.set('Cache-Control', 'no-store');
    return driverRunOf(deps, await readLog(deps, params.run));
  },
  sendPresses: async ({ params, body }) => {
    const at = deps.clock();
    const updates = body.presses.map((update) => ({ ...update, at: serverTime(update.at, body.now, at) }));
    const log = await storeUpdates(deps, worker, params.run, updates);
    const sent = new Set(updates.map(({ id }) => id));
    return {
      kept: [...sent],
      refused: log.conflicts.filter(({ press }) => sent.has(press)).map(({ press, why }) => ({ press, why })),
      at: at.toISOString(),
      run: await driverRunOf(deps, log),
    };
  },
});
