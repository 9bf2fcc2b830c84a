import { type Connection, type Model, Schema } from 'mongoose';
import type { Vital } from 'shared-domain/canary';
import { STORED } from '../../foundation/database/index.ts';

/**
 * An event of a visitor during a canary, recorded once per kind: an error, a web vital, an order. `visit` counts a side's
 * page views per minute.
 */
export type CanaryEvent = {
  _id: string;
  /** The app and the number of the move that gave the canary its share ('mfe-dtc/12'). */
  stage: string;
  /** Whether the visitor's number is in the canary's share, regardless of the page's release. */
  canary: boolean;
  kind: 'error' | 'order' | 'visit' | Vital;
  /** Of a web vital: milliseconds, or the score of CLS. Of visits: how many. */
  value?: number;
  at: Date;
};

const eventSchema = new Schema<CanaryEvent>(
  { _id: String, stage: String, canary: Boolean, kind: String, value: Number, at: Date },
  { collection: 'canary_events', ...STORED },
);
eventSchema.index({ stage: 1 });
eventSchema.index({ at: 1 });

export function canaryEventModel(connection: Connection): Model<CanaryEvent> {
  return connection.models.CanaryEvent ?? connection.model<CanaryEvent>('CanaryEvent', eventSchema);
}

/** Whether any event of a canary was recorded since this moment. */
export const hasCanaryEvent = async (connection: Connection, since: Date): Promise<boolean> =>
  (await canaryEventModel(connection).exists({ at: { $gte: since } })) !== null;

const DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what is older than thirty days. */
export async function sweepCanaryEvents(connection: Connection, now: Date): Promise<void> {
  await canaryEventModel(connection).deleteMany({ at: { $lt: new Date(now.getTime() - DAYS_MS) } });
}
