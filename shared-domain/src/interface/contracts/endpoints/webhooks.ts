import type { CallName } from '../../../foundation/calls/index.ts';
import {
  createdWebhookJson,
  deliveryParams,
  webhookForm,
  webhookLogJson,
  webhookParams,
  webhooksJson,
} from '../webhooks.ts';
import type { EndpointContract } from './endpoint.ts';

const owner = { who: 'staff', role: 'owner', rate: 'staff', status: 200 } as const;

/** Webhooks, for owners. */
export const webhookEndpoints = {
  webhooks: { ...owner, summary: 'Webhooks, without their secrets', response: webhooksJson },
  createWebhook: {
    ...owner,
    recentPasskey: true,
    summary: 'A new webhook; its secret is in this answer only',
    request: webhookForm,
    status: 201,
    response: createdWebhookJson,
    problems: ['webhooks_full'],
  },
  removeWebhook: {
    ...owner,
    summary: 'Remove a webhook; nothing more is sent to it',
    params: webhookParams,
    response: webhooksJson,
    problems: ['not_found'],
  },
  testWebhook: {
    ...owner,
    summary: 'Send a webhook a test event',
    params: webhookParams,
    response: webhookLogJson,
    problems: ['not_found'],
  },
  webhookLog: {
    ...owner,
    summary: "A webhook's last hundred events and how sending them went",
    params: webhookParams,
    response: webhookLogJson,
    problems: ['not_found'],
  },
  replayWebhook: {
    ...owner,
    summary: 'Send an event to its webhook again',
    params: deliveryParams,
    response: webhookLogJson,
    problems: ['not_found'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
