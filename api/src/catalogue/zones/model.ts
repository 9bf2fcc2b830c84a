import type { Connection } from 'mongoose';
import { type DeliveryPlanJson, deliveryPlanJson } from 'shared-domain/contracts';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';

/** Zones and closed dates in one document, so that a prefix moves between zones in one write (ADR 039). */
const plan = deliveryPlanJson.extend({ _id: z.literal('plan') });
export type PlanDocument = WithEntries & Stored<typeof plan>;

const planSchema = schemaOf(plan, { collection: 'deliveries', ...DURABLE });
carryEntries(planSchema);

export const deliveryPlanModel = modelOf<PlanDocument>('DeliveryPlan', planSchema);

/** The stored zones and closed dates; version 0 until they are set up. */
export async function readPlan(connection: Connection): Promise<DeliveryPlanJson> {
  const stored = await deliveryPlanModel(connection).findById('plan').lean();
  const { zones = [], closedDates = [], version = 0 } = stored ?? {};
  return { zones, closedDates, version };
}
