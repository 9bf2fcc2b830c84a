import type { Connection } from 'mongoose';
import { runsOfDay } from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import { emptyRunDay, type RunDay } from 'shared-domain/runs';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../../requests/follow-ups/index.ts';

/** The runs of a day in one document, so that a stop moves between runs in one write (ADR 039). */
const runDay = runsOfDay.extend({
  _id: z.string(),
  followUps: z.array(followUpDescription),
  updatedAt: z.date(),
});
export type RunDayDocument = WithEntries & Stored<typeof runDay>;

const runDaySchema = schemaOf(runDay, { collection: 'runs', ...DURABLE });
// An order is on at most one run, across all days (RUN-4).
runDaySchema.index(
  { 'runs.stops.orderId': 1 },
  { unique: true, partialFilterExpression: { 'runs.stops.orderId': { $exists: true } } },
);
runDaySchema.index({ updatedAt: -1 });
runDaySchema.index(FOLLOW_UP_INDEX);
carryEntries(runDaySchema);

export const runDayModel = modelOf<RunDayDocument>('RunDay', runDaySchema);
export const runDaySource = sourceOf(runDayModel);

/** The runs of a day; empty until the first is created. */
export async function readRunDay(connection: Connection, day: Day): Promise<RunDay> {
  const stored = await runDayModel(connection).findById(day).lean();
  if (!stored) return emptyRunDay(day);
  const { version, made, runs, told, removed } = stored;
  return { day, version, made, runs, told, removed };
}

/** The day whose runs were changed last. */
export async function latestRunDay(connection: Connection): Promise<{ day?: Day }> {
  const latest = await runDayModel(connection).findOne({}, { _id: 1 }).sort({ updatedAt: -1 }).lean();
  return latest ? { day: latest._id } : {};
}
