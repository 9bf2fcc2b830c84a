import type { DriverUpdate } from 'shared-domain/driver';
import { dayOfRun } from 'shared-domain/runs';
import type { Deps } from '../../foundation/dependencies.ts';
import { followUp, type Worker } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { storeProof } from '../proofs/index.ts';
import { changeRunDay } from '../runs/index.ts';
import { type DriverLogDocument, driverLogModel, driverLogSource } from './model.ts';

/** Retries for phones that send at once; more conflicts in a row mean another problem. */
const TRIES = 20;
/** More than any run needs: corrections of 200 stops. */
const MAX_UPDATES = 3_000;

/**
 * Stores updates and their follow-ups in one write, each update once however often it is sent (DRIVER-4), and carries the
 * follow-ups out within the request; after a crash the worker does.
 */
export async function storeUpdates(
  deps: Deps,
  worker: Worker,
  run: string,
  updates: readonly DriverUpdate[],
): Promise<DriverLogDocument> {
  const log = await added(deps, run, updates);
  const owed = log.followUps.filter(({ state }) => state === 'due');
  for (const { id } of owed)
    await worker.attempt(driverLogSource(deps.connection), run, id).catch(() => 'later');
  await hear(deps, run);
  return readLog(deps, run);
}

export async function readLog({ connection }: Deps, run: string): Promise<DriverLogDocument> {
  const log = await driverLogModel(connection).findById(run).lean();
  if (!log) throw problem('run_link');
  return log;
}

async function added(deps: Deps, run: string, sent: readonly DriverUpdate[]): Promise<DriverLogDocument> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const log = await readLog(deps, run);
    const known = new Set(log.presses.map(({ id }) => id));
    const updates = [...new Map(sent.map((update) => [update.id, update])).values()].filter(
      ({ id }) => !known.has(id),
    );
    if (updates.length === 0) return log;
    if (log.presses.length + updates.length > MAX_UPDATES) throw problem('too_many_requests');
    const logged = await Promise.all(updates.map((update) => withoutPath(deps, update)));
    const stops = [...new Set(updates.map(({ stop }) => stop))];
    const followUps = stops.map((stop) => followUp('stop', deps.clock(), { stop }));
    const stored = await driverLogModel(deps.connection)
      .findOneAndUpdate(
        { _id: run, version: log.version },
        {
          $push: { presses: { $each: logged }, followUps: { $each: followUps } },
          $inc: { version: 1 },
          $set: { updatedAt: deps.clock() },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (stored) return stored;
  }
  throw problem('unavailable', { headers: { 'Retry-After': '2' } });
}

/** An update as the log has it: a signature is stored apart, so that it can be erased (PRIVACY-10). */
async function withoutPath({ connection, clock }: Deps, update: DriverUpdate): Promise<DriverUpdate> {
  if (update.what !== 'signature') return update;
  const { id: _id, stop: order, path } = update;
  await storeProof(connection, { _id, order, at: clock(), path });
  return { ...update, path: '' };
}

/** Records when the phone last reported, by the server's clock, unless the run has been deleted. */
async function hear(deps: Deps, run: string): Promise<void> {
  const heardAt = deps.clock().toISOString();
  await changeRunDay(
    deps,
    dayOfRun(run),
    (day) =>
      day.runs.some(({ id }) => id === run)
        ? {
            ...day,
            version: day.version + 1,
            runs: day.runs.map((one) => (one.id === run ? { ...one, heardAt } : one)),
          }
        : day,
    null,
  );
}
