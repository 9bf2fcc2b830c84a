import { type Connection, type Model, Schema } from 'mongoose';
import type { Day } from 'shared-domain/dates';
import { emptyRunDay, type Run, type RunDay, type Stop } from 'shared-domain/runs';
import { DURABLE, number, wholePart as part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import {
  FOLLOW_UP_INDEX,
  type FollowUp,
  type FollowUpSource,
  followUpSchema,
} from '../../requests/follow-ups/index.ts';

/** The runs of a day in one document, so that a stop moves between runs in one write (ADR 039). */
export type RunDayDocument = WithEntries &
  Omit<RunDay, 'day'> & { _id: Day; followUps: FollowUp[]; updatedAt: Date };

const kegsSchema = new Schema({ 50: Number, 30: Number, 20: Number }, part);
const shortSchema = new Schema({ productId: text, delivered: number, reason: text }, part);

const stopSchema = new Schema<Stop>(
  {
    orderId: text,
    postalCode: { type: String },
    state: text,
    picked: Boolean,
    moved: number,
    at: String,
    receivedBy: String,
    reason: String,
    short: { type: [shortSchema], default: undefined },
    empties: kegsSchema,
    returned: Number,
    idCheck: String,
    signature: String,
    photo: String,
  },
  part,
);

const runSchema = new Schema<Run>(
  {
    id: text,
    driver: { type: String },
    leaveAt: String,
    leftAt: String,
    printed: new Schema({ at: text, by: text }, part),
    heardAt: String,
    stops: { type: [stopSchema], required: true },
  },
  part,
);

const runDaySchema = new Schema<RunDayDocument>(
  {
    _id: text,
    version: number,
    made: number,
    runs: { type: [runSchema], required: true },
    told: { type: [String], default: undefined },
    removed: { type: [runSchema], required: true },
    followUps: { type: [followUpSchema], default: [] },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'runs', ...STORED, ...DURABLE },
);
// An order is on at most one run, across all days (RUN-4).
runDaySchema.index(
  { 'runs.stops.orderId': 1 },
  { unique: true, partialFilterExpression: { 'runs.stops.orderId': { $exists: true } } },
);
runDaySchema.index({ updatedAt: -1 });
runDaySchema.index(FOLLOW_UP_INDEX);
carryEntries(runDaySchema);

export function runDayModel(connection: Connection): Model<RunDayDocument> {
  return connection.models.RunDay ?? connection.model<RunDayDocument>('RunDay', runDaySchema);
}

/** Days of runs as a source of follow-ups. */
export const runDaySource = (connection: Connection): FollowUpSource =>
  runDayModel(connection) as unknown as FollowUpSource;

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
