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
