import type { Stripe } from 'stripe';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { storeEvent, stripeEventModel, stripeEventSource } from './events.ts';

/** How far a signature's time may be from ours, in seconds. Stripe's library only checks the past. */
const TOLERANCE_SECONDS = 300;

/** Events that we act on; any other is acknowledged and ignored. */
const KNOWN = new Set<string>([
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
]);

/**
 * Stripe's events: verified on the raw bytes, stored before they are acknowledged, carried out by the worker. An event
 * that can't be stored isn't acknowledged, so Stripe resends it.
 */
export function webhookHandlers(deps: Deps, worker: Worker): Handlers<'stripeWebhook'> {
  stripeEventModel(deps.connection);
  return {
    stripeWebhook: async ({ request }) => {
      const event = await verified(deps, request.body, request.get('Stripe-Signature'));
      const due = KNOWN.has(event.type) ? await storeEvent(deps, event) : undefined;
      // Processed at once, since a page may be waiting for the payment; the worker retries failures.
      if (due) await worker.attempt(stripeEventSource(deps.connection), event.id, due).catch(() => 'later');
      return { received: true };
    },
  };
}

async function verified(deps: Deps, body: unknown, signature: string | undefined): Promise<Stripe.Event> {
  const now = deps.clock().getTime();
  const sentAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
  if (!Buffer.isBuffer(body) || sentAt > now / 1000 + TOLERANCE_SECONDS) throw problem('webhook_refused');
  const { webhooks } = await deps.stripe();
  try {
    const { webhookSecret } = deps.configuration.stripe;
    return webhooks.constructEvent(body, signature ?? '', webhookSecret, TOLERANCE_SECONDS, undefined, now);
  } catch (cause) {
    throw problem('webhook_refused', { cause });
  }
}
