import { createHmac } from 'node:crypto';
import type { Shop } from './shop.ts';

/** A signature as Stripe gives an event, made at a time with a secret. */
export function signatureOf(payload: string, at: Date, secret = 'whsec_local'): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
}

/** Posts a body to the webhook. Returns the status, and the code of a refusal. */
export async function webhook(
  shop: Shop,
  payload: string,
  signature: string,
): Promise<{ status: number; code?: string }> {
  const response = await fetch(`${shop.api.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, ...(code ? { code } : {}) };
}

/** What Stripe's API answers to a call of its own users: of ours, or of someone in its dashboard. */
export async function atStripe<Answer>(
  { standInsUrl }: Pick<Shop, 'standInsUrl'>,
  path: string,
  body?: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(`${standInsUrl}/v1/${path}`, {
    headers: { Authorization: 'Bearer sk_test_local' },
    ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
  });
  return (await response.json()) as Answer;
}

/** What Stripe has refunded for an order, in cents. */
export async function refundsOf(shop: Shop, id: string): Promise<number[]> {
  type Refunds = { data: { metadata: { orderId: string }; amount: number }[] };
  const { data } = await atStripe<Refunds>(shop, 'refunds?limit=100');
  return data.filter(({ metadata }) => metadata.orderId === id).map(({ amount }) => amount);
}

/** The ids of Stripe's events of a type about something, whose id is given; of all events without. */
export async function eventsOf(shop: Pick<Shop, 'standInsUrl'>, type = '', about = ''): Promise<string[]> {
  const answer = await fetch(`${shop.standInsUrl}/stripe/_control/events`);
  const { events } = (await answer.json()) as {
    events: { id: string; event: { type: string; data: { object: object } } }[];
  };
  return events
    .filter(({ event }) => event.type.includes(type) && JSON.stringify(event.data.object).includes(about))
    .map(({ id }) => id);
}

/** Lets Stripe report an event again. */
export const replay = (shop: Pick<Shop, 'control'>, event: string | undefined) =>
  shop.control(`/stripe/_control/events/${event}/replay`, {});
