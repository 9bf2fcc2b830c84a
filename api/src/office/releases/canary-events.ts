import type { Connection } from 'mongoose';
import type { Vital } from 'shared-domain/canary';
import { z } from 'zod';
import { modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';

/**
 * An event of a visitor during a canary, recorded once per kind: an error, a web vital, an order. `visit` counts a side's
 * page views per minute.
 */
const canaryEvent = z.object({
  _id: z.string(),
  /** The app and the number of the move that gave the canary its share ('mfe-dtc/12'). */
  stage: z.string(),
  /** Whether the visitor's number is in the canary's share, regardless of the page's release. */
  canary: z.boolean(),
  kind: z.custom<'error' | 'order' | 'visit' | Vital>(),
  /** Of a web vital: milliseconds, or the score of CLS. Of visits: how many. */
  value: z.number().optional(),
  at: z.date(),
});
export type CanaryEvent = Stored<typeof canaryEvent>;

const eventSchema = schemaOf(canaryEvent, { collection: 'canary_events' });
eventSchema.index({ stage: 1 });
eventSchema.index({ at: 1 });

export const canaryEventModel = modelOf<CanaryEvent>('CanaryEvent', eventSchema);

/** Whether any event of a canary was recorded since this moment. */
export const hasCanaryEvent = async (connection: Connection, since: Date): Promise<boolean> =>
  (await canaryEventModel(connection).exists({ at: { $gte: since } })) !== null;

const DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what is older than thirty days. */
export async function sweepCanaryEvents(connection: Connection, now: Date): Promise<void> {
  await canaryEventModel(connection).deleteMany({ at: { $lt: new Date(now.getTime() - DAYS_MS) } });
}
