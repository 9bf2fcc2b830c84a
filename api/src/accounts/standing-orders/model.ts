import { type Connection, type Model, Schema } from 'mongoose';
import type { StandingOrderRequest } from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import type { Rhythm, StandingLine } from 'shared-domain/licences';
import { DURABLE, moment, number, part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import {
  FOLLOW_UP_INDEX,
  type FollowUpSource,
  followUpSchema,
  type WithFollowUps,
} from '../../requests/follow-ups/index.ts';

/** A cart that is offered to a licensee on recurring days. */
export type StandingOrderDocument = WithFollowUps &
  WithEntries &
  Rhythm & {
    licenseNumber: string;
    companyName: string;
    /** The contact who saved it and gets the offers. */
    email: string;
    state: StandingOrderRequest['state'];
    lines: StandingLine[];
    /** The next day it is offered for, and from when. */
    next: Day;
    dueAt: Date;
    /** The last day it was offered for, and the resulting order. */
    offer?: { day: Day; orderId?: string };
    createdAt: Date;
    updatedAt: Date;
  };

const standingOrderSchema = new Schema<StandingOrderDocument>(
  {
    _id: text,
    licenseNumber: text,
    companyName: text,
    email: text,
    state: text,
    weekday: number,
    weeks: number,
    from: text,
    lines: [
      new Schema<StandingLine>(
        { productId: text, productName: text, quantity: number, unitPrice: number },
        part,
      ),
    ],
    next: text,
    dueAt: moment,
    offer: new Schema<NonNullable<StandingOrderDocument['offer']>>({ day: text, orderId: String }, part),
    followUps: { type: [followUpSchema], required: true },
    createdAt: moment,
    updatedAt: moment,
  },
  { collection: 'standing_orders', ...STORED, ...DURABLE },
);
carryEntries(standingOrderSchema);
standingOrderSchema.index({ licenseNumber: 1, state: 1 });
standingOrderSchema.index({ state: 1, dueAt: 1 });
standingOrderSchema.index(FOLLOW_UP_INDEX);

export function standingOrderModel(connection: Connection): Model<StandingOrderDocument> {
  return (
    connection.models.StandingOrder ??
    connection.model<StandingOrderDocument>('StandingOrder', standingOrderSchema)
  );
}

/** Standing orders as a source of follow-ups. */
export const standingOrderSource = (connection: Connection): FollowUpSource =>
  standingOrderModel(connection) as unknown as FollowUpSource;
