import { z } from 'zod';
import { WEBHOOK_EVENTS } from '../../office/webhooks/index.ts';
import { instant } from './fields.ts';

const url = z
  .url({ protocol: /^https?$/, error: 'Please enter an address that begins with https://' })
  .max(500, 'Please use at most 500 characters');

/** What owners enter about a webhook (WEBHOOK-1). */
export const webhookForm = z.object({
  url,
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'Please choose at least one event'),
});
export type WebhookForm = z.infer<typeof webhookForm>;

export const webhookJson = webhookForm.extend({ id: z.string(), createdAt: instant, createdBy: z.string() });
export type WebhookJson = z.infer<typeof webhookJson>;

export const webhooksJson = z.object({ webhooks: z.array(webhookJson) });
export type WebhooksJson = z.infer<typeof webhooksJson>;

/** The answer to a new webhook, the only one with its secret. */
export const createdWebhookJson = webhooksJson.extend({
  id: z.string(),
  secret: z.string().describe('The key of its signatures; shown once'),
});
export type CreatedWebhookJson = z.infer<typeof createdWebhookJson>;

const id = z.string().regex(/^\w{8,32}$/);
export const webhookParams = z.object({ id });
export const deliveryParams = z.object({ id, delivery: z.string().max(200) });

/** One event for one webhook, and how sending it went (WEBHOOK-4). */
export const webhookDeliveryJson = z.object({
  id: z.string(),
  event: z.string().describe('An event, or `test`'),
  subject: z.string().describe('The number of the order or licence, or the SKU'),
  at: instant,
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.int(),
  lastError: z.string().optional(),
  nextAt: instant.optional(),
});
export type WebhookDeliveryJson = z.infer<typeof webhookDeliveryJson>;

export const webhookLogJson = z.object({ deliveries: z.array(webhookDeliveryJson) });
export type WebhookLogJson = z.infer<typeof webhookLogJson>;
