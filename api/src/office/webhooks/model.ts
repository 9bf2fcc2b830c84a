import { type Connection, type Model, Schema } from 'mongoose';
import type { WebhookDeliveryJson, WebhookJson } from 'shared-domain/contracts';
import type { WebhookEvent } from 'shared-domain/webhooks';
import { DURABLE, moment, number, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import {
  FOLLOW_UP_INDEX,
  type FollowUp,
  type FollowUpSource,
  followUpSchema,
} from '../../requests/follow-ups/index.ts';

/** A webhook as stored (WEBHOOK-1). Its secret is derived from its id. */
export type WebhookDocument = WithEntries & {
  _id: string;
  url: string;
  events: WebhookEvent[];
  createdAt: Date;
  createdBy: string;
};

const webhookSchema = new Schema<WebhookDocument>(
  { _id: text, url: text, events: { type: [String], required: true }, createdAt: moment, createdBy: text },
  { collection: 'webhooks', ...STORED, ...DURABLE },
);
carryEntries(webhookSchema);

export function webhookModel(connection: Connection): Model<WebhookDocument> {
  return connection.models.Webhook ?? connection.model<WebhookDocument>('Webhook', webhookSchema);
}

/** An event for one webhook. Its body is made when it is sent, so that nothing personal is stored twice. */
export type WebhookDelivery = WithEntries & {
  _id: string;
  webhook: string;
  event: WebhookEvent | 'test';
  subject: string;
  /** Its place among the events of its subject. */
  sequence: number;
  createdAt: Date;
  followUps: FollowUp[];
};

const deliverySchema = new Schema<WebhookDelivery>(
  {
    ...{ _id: text, webhook: text, event: text, subject: text, sequence: number, createdAt: moment },
    followUps: { type: [followUpSchema], required: true },
  },
  { collection: 'webhook_deliveries', ...STORED, ...DURABLE },
);
deliverySchema.index({ webhook: 1, createdAt: -1 });
deliverySchema.index({ webhook: 1, subject: 1, sequence: 1 });
deliverySchema.index({ createdAt: 1 });
deliverySchema.index(FOLLOW_UP_INDEX);
carryEntries(deliverySchema);

export function webhookDeliveryModel(connection: Connection): Model<WebhookDelivery> {
  return (
    connection.models.WebhookDelivery ?? connection.model<WebhookDelivery>('WebhookDelivery', deliverySchema)
  );
}

/** Deliveries as a source of follow-ups. */
export const webhookSource = (connection: Connection): FollowUpSource =>
  webhookDeliveryModel(connection) as unknown as FollowUpSource;

/** Up to when a collection's changes have become events. */
type CursorDocument = { _id: string; at: Date };

const cursorSchema = new Schema<CursorDocument>(
  { _id: text, at: moment },
  { collection: 'webhook_cursors', ...STORED },
);

export function webhookCursorModel(connection: Connection): Model<CursorDocument> {
  return connection.models.WebhookCursor ?? connection.model<CursorDocument>('WebhookCursor', cursorSchema);
}

export const presentWebhook = ({
  _id: id,
  url,
  events,
  createdAt,
  createdBy,
}: WebhookDocument): WebhookJson => ({
  ...{ id, url, events, createdBy },
  createdAt: createdAt.toISOString(),
});

export function presentDelivery({ _id: id, event, subject, createdAt, followUps }: WebhookDelivery) {
  const last = followUps.at(-1);
  const state = { due: 'waiting', done: 'sent', 'given-up': 'failed' } as const;
  return {
    ...{ id, event, subject, at: createdAt.toISOString(), attempts: last?.attempts ?? 0 },
    state: state[last?.state ?? 'done'],
    ...(last?.lastError && last.state !== 'done' ? { lastError: last.lastError } : {}),
    ...(last?.state === 'due' ? { nextAt: last.dueAt.toISOString() } : {}),
  } satisfies WebhookDeliveryJson;
}
