import { PHOTO_BYTES, serverTime } from 'shared-domain/driver';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { openRun } from '../../requests/protections/index.ts';
import { handleUpload, type Upload, type Uploaded } from '../../requests/uploads/index.ts';
import { bareJpeg, proofModel, storeProof } from '../proofs/index.ts';
import { linkOf } from './link.ts';
import { driverRunOf } from './present.ts';
import { readLog, storeUpdates } from './store-updates.ts';

type Names = 'driverLink' | 'openRun' | 'driverRun' | 'sendPresses' | 'sendPhoto';

const PHOTO: Upload = {
  field: 'photo',
  most: PHOTO_BYTES,
  tooLarge: 'photo_too_large',
  missing: 'image_missing',
};

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
  sendPhoto: handleUpload<'sendPhoto'>(PHOTO, (file, { params }) => takePhoto(deps, file, params)),
});

/** Stores the photo of an update that the log has, once (DRIVER-19). */
async function takePhoto(
  deps: Deps,
  { path }: Uploaded,
  { run, photo }: { run: string; photo: string },
): Promise<undefined> {
  const { connection, clock } = deps;
  const { presses: updates } = await readLog(deps, run);
  const order = updates.find((update) => update.what === 'photo' && update.photo === photo)?.stop;
  if (!order) throw problem('photo_not_found');
  if (await proofModel(connection).exists({ _id: photo })) return;
  await storeProof(connection, { _id: photo, order, at: clock(), image: await bareJpeg(path) });
}
