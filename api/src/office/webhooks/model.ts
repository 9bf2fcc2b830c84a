import { type WebhookDeliveryJson, type WebhookJson, webhookJson } from 'shared-domain/contracts';
import { WEBHOOK_EVENTS } from 'shared-domain/webhooks';
import { z } from 'zod';
import { DURABLE, modelOf, presented, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../../requests/follow-ups/index.ts';

/** A webhook as stored (WEBHOOK-1). Its secret is derived from its id. */
const webhook = webhookJson.omit({ id: true }).extend({ _id: z.string() });
export type WebhookDocument = WithEntries & Stored<typeof webhook>;

const webhookSchema = schemaOf(webhook, { collection: 'webhooks', ...DURABLE });
carryEntries(webhookSchema);

export const webhookModel = modelOf<WebhookDocument>('Webhook', webhookSchema);

/** An event for one webhook. Its body is made when it is sent, so that nothing personal is stored twice. */
const delivery = z.object({
  _id: z.string(),
  webhook: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, 'test']),
  subject: z.string(),
  /** Its place among the events of its subject. */
  sequence: z.number(),
  createdAt: z.date(),
  followUps: z.array(followUpDescription),
});
export type WebhookDelivery = WithEntries & Stored<typeof delivery>;

const deliverySchema = schemaOf(delivery, { collection: 'webhook_deliveries', ...DURABLE });
deliverySchema.index({ webhook: 1, createdAt: -1 });
deliverySchema.index({ webhook: 1, subject: 1, sequence: 1 });
deliverySchema.index({ createdAt: 1 });
deliverySchema.index(FOLLOW_UP_INDEX);
carryEntries(deliverySchema);

export const webhookDeliveryModel = modelOf<WebhookDelivery>('WebhookDelivery', deliverySchema);
export const webhookSource = sourceOf(webhookDeliveryModel);

/** Up to when a collection's changes have become events. */
const cursor = z.object({ _id: z.string(), at: z.date() });

export const webhookCursorModel = modelOf<Stored<typeof cursor>>(
  'WebhookCursor',
  schemaOf(cursor, { collection: 'webhook_cursors' }),
);

const shown = webhookJson.omit({ id: true });

export const presentWebhook = (one: WebhookDocument): WebhookJson => ({
  id: one._id,
  ...presented(shown, one),
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
