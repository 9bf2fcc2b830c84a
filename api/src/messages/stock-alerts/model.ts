import { type Connection, type Model, Schema } from 'mongoose';
import type { AlertChannel } from 'shared-domain/contracts';
import { DURABLE, moment, part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import {
  FOLLOW_UP_INDEX,
  type FollowUpSource,
  followUpSchema,
  type WithFollowUps,
} from '../../requests/follow-ups/index.ts';

/** A product that an address waits for: `asked` until its owner confirms. */
export type StockAlert = {
  productId: string;
  channel: AlertChannel;
  state: 'asked' | 'waiting';
  /** When it ends by itself. */
  until: Date;
};

/** All alerts of an address in one document, so that one write decides about its mails. */
export type StockAlertsDocument = WithFollowUps &
  WithEntries & {
    /** The address in lower case. */
    _id: string;
    /** As first typed. */
    email: string;
    /** The secret in mails to the address, which gives access to its alerts. */
    key: string;
    alerts: StockAlert[];
    /** When the unanswered confirmation was mailed, or the owner refused; no other one is mailed then. */
    quietSince?: Date;
    updatedAt: Date;
  };

const alertSchema = new Schema<StockAlert>(
  { productId: text, channel: text, state: text, until: moment },
  part,
);

const schema = new Schema<StockAlertsDocument>(
  {
    _id: text,
    email: text,
    key: text,
    alerts: { type: [alertSchema], required: true },
    quietSince: Date,
    updatedAt: moment,
    followUps: { type: [followUpSchema], required: true },
  },
  { collection: 'stock_alerts', ...STORED, ...DURABLE },
);
carryEntries(schema);
schema.index({ key: 1 }, { unique: true });
schema.index({ 'alerts.state': 1, 'alerts.productId': 1 });
schema.index({ 'alerts.until': 1 });
schema.index({ updatedAt: 1 });
schema.index(FOLLOW_UP_INDEX);

export function stockAlertsModel(connection: Connection): Model<StockAlertsDocument> {
  return connection.models.StockAlerts ?? connection.model<StockAlertsDocument>('StockAlerts', schema);
}

/** Stock alerts as a source of follow-ups. */
export const stockAlertSource = (connection: Connection): FollowUpSource =>
  stockAlertsModel(connection) as unknown as FollowUpSource;
