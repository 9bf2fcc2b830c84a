import type { SessionParameters } from './parameters.ts';
import { newId } from './stripe-data.ts';
import { invalidRequest } from './stripe-error.ts';

const MINUTE = 60;
const SHORTEST = 30 * MINUTE;
const LONGEST = 24 * 60 * MINUTE;
// The caller computed its 30 minutes before sending the request.
const LENIENCY = MINUTE;
const LEAST_CENTS = 50;

export type Opening = {
  parameters: SessionParameters;
  /** Unix seconds. */
  now: number;
  /** Address of the hosted payment pages, without a trailing slash. */
  paymentPages: string;
};

type CustomerDetails = { email: string | null; name: string | null; phone: null; address: null };

/** A session as it is stored, with the fields that Stripe returns only on request. */
export type StoredSession = ReturnType<typeof openSession>;
export type Session = StoredSession['session'];
export type LineItem = ReturnType<typeof lineItemOf>;

/**
 * A new checkout session, open for payment: the part of Stripe's that we read. Amounts are cents, times Unix seconds. Throws
 * Stripe's error on invalid parameters.
 */
export function openSession({ parameters, now, paymentPages }: Opening) {
  const lineItems = parameters.line_items.map(lineItemOf);
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  if (total < LEAST_CENTS) {
    throw invalidRequest("The Checkout Session's total amount due must add up to at least $0.50 cad", {
      code: 'amount_too_small',
    });
  }
  const id = newId('cs_test');
  const session = {
    id,
    object: 'checkout.session',
    created: now,
    expires_at: expiryOf(parameters.expires_at, now),
    livemode: false,
    mode: 'payment',
    currency: 'cad',
    amount_subtotal: total,
    amount_total: total,
    status: 'open' as 'open' | 'complete' | 'expired',
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    payment_intent: null as string | null,
    // Where an order names none, they are what is switched on for the business: here all of them.
    payment_method_types: parameters.payment_method_types ?? ['card', 'link'],
    client_reference_id: parameters.client_reference_id ?? null,
    customer: null,
    customer_email: parameters.customer_email ?? null,
    customer_details: null as CustomerDetails | null,
    metadata: parameters.metadata ?? {},
    locale: parameters.locale ?? null,
    success_url: parameters.success_url,
    cancel_url: parameters.cancel_url ?? null,
    url: `${paymentPages}/${id}` as string | null,
  };
  return { id, session, lineItems, intentMetadata: parameters.payment_intent_data?.metadata ?? {} };
}

function lineItemOf({ quantity, price_data: price }: SessionParameters['line_items'][number]) {
  const amount = price.unit_amount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    description: price.product_data.name,
    quantity,
    currency: price.currency,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_discount: 0,
    amount_total: amount,
    price: {
      id: newId('price'),
      object: 'price',
      currency: price.currency,
      unit_amount: price.unit_amount,
      product: newId('prod'),
      type: 'one_time',
    },
  };
}

function expiryOf(asked: number | undefined, now: number): number {
  if (asked === undefined) return now + LONGEST;
  const param = 'expires_at';
  if (asked < now + SHORTEST - LENIENCY) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      { param },
    );
  }
  if (asked > now + LONGEST) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      { param },
    );
  }
  return asked;
}

/** The session after it expired unpaid. Its page no longer has an address. */
export const expired = (stored: StoredSession): StoredSession => ({
  ...stored,
  session: { ...stored.session, status: 'expired', url: null },
});

/** Where the payment page sends a payer, with the session's id filled in. */
export const successAddress = ({ success_url, id }: Session): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
