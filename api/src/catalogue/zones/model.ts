import { type Connection, type Model, Schema } from 'mongoose';
import type { DeliveryPlanJson } from 'shared-domain/contracts';
import { DURABLE, number, part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';

/** Zones and closed dates in one document, so that a prefix moves between zones in one write (ADR 039). */
export type PlanDocument = WithEntries & DeliveryPlanJson & { _id: 'plan' };

const zoneSchema = new Schema(
  {
    id: text,
    name: text,
    prefixes: { type: [String], required: true },
    weekdays: { type: [Number], required: true },
    cutOff: { type: new Schema({ daysBefore: number, time: text }, part), required: true },
    minimum: number,
    colour: text,
  },
  part,
);

const planSchema = new Schema<PlanDocument>(
  {
    _id: text,
    zones: { type: [zoneSchema], required: true },
    closedDates: { type: [new Schema({ day: text, name: text }, part)], required: true },
    version: number,
  },
  { collection: 'deliveries', ...STORED, ...DURABLE },
);
carryEntries(planSchema);

export function deliveryPlanModel(connection: Connection): Model<PlanDocument> {
  return connection.models.DeliveryPlan ?? connection.model<PlanDocument>('DeliveryPlan', planSchema);
}

/** The stored zones and closed dates; version 0 until they are set up. */
export async function readPlan(connection: Connection): Promise<DeliveryPlanJson> {
  const stored = await deliveryPlanModel(connection).findById('plan').lean();
  const { zones = [], closedDates = [], version = 0 } = stored ?? {};
  return { zones, closedDates, version };
}
