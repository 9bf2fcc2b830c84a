import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { startStandIns } from '../src/stand-ins/index.ts';
import type { StoredEvent } from '../src/stand-ins/stripe/stripe-data.ts';

const SECRET = 'whsec_test';

/** A shop that takes payments: Stripe's own client, the stand-in it calls, and an event receiver. */
export type Merchant = {
  stripe: Stripe;
  url: string;
  /** Events with a valid signature, in order of arrival. */
  received: Stripe.Event[];
  /** Status codes for the next events; 200 after that. */
  answers: number[];
  /** Resolves once all events so far have been delivered. */
  settled(): Promise<unknown>;
  /** The stand-in's records of its events. */
  recorded(): Promise<StoredEvent[]>;
  control(path: string, body?: object): Promise<Response>;
  /** Presses a button of a session's payment page. */
  submit(id: string, fields: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
};

/** Opens a shop on free ports. */
export async function openMerchant(): Promise<Merchant> {
  const received: Stripe.Event[] = [];
  const answers: number[] = [];
  const api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const header = request.headers['stripe-signature'] ?? '';
    received.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), header, SECRET));
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const webhookUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api/webhooks/stripe`;
  const { url, stop } = await startStandIns({ webhookUrl, webhookSecret: SECRET, retryAfterMs: 5 });
  const stripe = clientOf(url);
  return {
    stripe,
    url,
    received,
    answers,
    settled: () => fetch(`${url}/stripe/_control/webhooks/settled`),
    async recorded() {
      const answer = await fetch(`${url}/stripe/_control/events`);
      return ((await answer.json()) as { events: StoredEvent[] }).events;
    },
    control: (path, body = {}) =>
      fetch(`${url}/stripe/_control${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    submit: (id, fields) =>
      fetch(`${url}/local/pay/${id}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    async stop() {
      await stop();
      await new Promise((resolve) => api.close(resolve));
    },
  };
}

/** Stripe's own client, pointed at a stand-in. */
export function clientOf(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

/** Twelve bottles and their deposit: 46.20 dollars. */
export const order = (changes: object = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 12,
      price_data: { currency: 'cad', unit_amount: 375, product_data: { name: 'Pilsner 473 mL' } },
    },
    {
      quantity: 1,
      price_data: { currency: 'cad', unit_amount: 120, product_data: { name: 'Container deposit' } },
    },
  ],
  customer_email: 'ada@example.com',
  client_reference_id: 'CBO-1',
  metadata: { orderId: 'CBO-1' },
  expires_at: Math.floor(Date.now() / 1000) + 30 * 60,
  success_url: 'http://localhost:8080/dtc/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:8080/dtc/payment-cancel',
  ...changes,
});
