import type { Press } from 'shared-domain/driver';
import { dayOfRun } from 'shared-domain/runs';
import type { Deps } from '../dependencies.ts';
import { followUp, type Worker } from '../follow-ups/index.ts';
import { problem } from '../problems/index.ts';
import { changeRunDay } from '../runs/index.ts';
import { type DriverLogDocument, driverLogModel, driverLogSource } from './model.ts';

/** Retries for phones that send at once; more conflicts in a row mean another problem. */
const TRIES = 20;
/** More than any run needs: corrections of 200 stops. */
const MAX_PRESSES = 3_000;

/**
 * Stores presses and their follow-ups in one write, each press once however often it is sent (DRIVER-4), and carries the
 * follow-ups out within the request; after a crash the worker does.
 */
export async function takePresses(
  deps: Deps,
  worker: Worker,
  run: string,
  presses: readonly Press[],
): Promise<DriverLogDocument> {
  const log = await added(deps, run, presses);
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

async function added(deps: Deps, run: string, sent: readonly Press[]): Promise<DriverLogDocument> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const log = await readLog(deps, run);
    const known = new Set(log.presses.map(({ id }) => id));
    const presses = [...new Map(sent.map((press) => [press.id, press])).values()].filter(
      ({ id }) => !known.has(id),
    );
    if (presses.length === 0) return log;
    if (log.presses.length + presses.length > MAX_PRESSES) throw problem('too_many_requests');
    const stops = [...new Set(presses.map(({ stop }) => stop))];
    const followUps = stops.map((stop) => followUp('stop', deps.clock(), { stop }));
    const stored = await driverLogModel(deps.connection)
      .findOneAndUpdate(
        { _id: run, version: log.version },
        {
          $push: { presses: { $each: presses }, followUps: { $each: followUps } },
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
