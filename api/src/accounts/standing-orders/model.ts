import { standingOrderJson } from 'shared-domain/contracts';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../../requests/follow-ups/index.ts';

/** A cart that is offered to a licensee on recurring days. */
const standingOrder = standingOrderJson.pick({ weekday: true, weeks: true, state: true }).extend({
  _id: z.string(),
  from: z.string(),
  licenseNumber: z.string(),
  companyName: z.string(),
  /** The contact who saved it and gets the offers. */
  email: z.string(),
  /** Prices in cents per unit, as it was last ordered or saved. */
  lines: z.array(
    z.object({ productId: z.string(), productName: z.string(), quantity: z.number(), unitPrice: z.number() }),
  ),
  /** The next day it is offered for, and from when. */
  next: z.string(),
  dueAt: z.date(),
  /** The last day it was offered for, and the resulting order. */
  offer: z.object({ day: z.string(), orderId: z.string().optional() }).optional(),
  followUps: z.array(followUpDescription),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type StandingOrderDocument = WithEntries & Stored<typeof standingOrder>;

const standingOrderSchema = schemaOf(standingOrder, { collection: 'standing_orders', ...DURABLE });
carryEntries(standingOrderSchema);
standingOrderSchema.index({ licenseNumber: 1, state: 1 });
standingOrderSchema.index({ state: 1, dueAt: 1 });
standingOrderSchema.index(FOLLOW_UP_INDEX);

export const standingOrderModel = modelOf<StandingOrderDocument>('StandingOrder', standingOrderSchema);
export const standingOrderSource = sourceOf(standingOrderModel);
