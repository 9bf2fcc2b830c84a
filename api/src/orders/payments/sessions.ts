import { company } from 'shared-domain/company';
import { centsOf } from 'shared-domain/money';
import { type PaymentItem, paymentItems } from 'shared-domain/orders';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { stripeFailure } from '../../foundation/clients/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { type OrderDocument, type Payment, toPricedOrder } from '../order/index.ts';
import { holdsMost } from './unpaid.ts';

/** A payment session lives 30 minutes (PAYMENT-4). Stripe refuses less, so a margin allows for its clock. */
const LIFE_MS = 30 * 60_000;
/** An order that holds most of a product expires after this time: we end its session ourselves (STOCK-9). */
const SHORT_LIFE_MS = 10 * 60_000;
const LEEWAY_MS = 10_000;
const CURRENCY = 'cad';

/** Where the payment page sends the customer: pages of this site, checked by the caller. */
export type ReturnAddresses = { successUrl: string; cancelUrl: string };

/**
 * Opens a Checkout Session for an order: an item for each line, each charge and shipping, adding up to the order's
 * total. Throws `payment_start_failed` if Stripe doesn't open one.
 */
export async function openSession(
  deps: Deps,
  order: OrderDocument,
  pages: ReturnAddresses,
): Promise<Payment> {
  const expiresAt = after(deps, (await holdsMost(deps, order)) ? SHORT_LIFE_MS : LIFE_MS);
  const reference = { orderId: order._id };
  const session = await openCheckout(deps, {
    items: paymentItems(toPricedOrder(order)),
    reference,
    description: `${company.name} ${order._id}`,
    client: { client_reference_id: order._id, customer_email: order.customerEmail },
    pages: {
      successUrl: withOrder(pages.successUrl, order._id),
      cancelUrl: withOrder(pages.cancelUrl, order._id),
    },
    // A retry by the SDK opens no second session; a new attempt of the order gets a session of its own.
    key: `${order._id}:${order.attempt}`,
    expiresAt: after(deps, LIFE_MS),
  });
  return {
    status: 'pending',
    sessionId: session.id,
    url: session.url,
    startedAt: deps.clock(),
    expiresAt,
    amount: order.totalAmount,
    refunds: [],
    ...(session.livemode ? {} : { test: true }),
  };
}

/**
 * Where an order's customer goes next: the payment page while it can be paid, the confirmation page once it has been;
 * undefined if it can no longer be paid.
 */
export function pageOf({ _id, payment }: OrderDocument, pages: ReturnAddresses): string {
  if (payment?.status === 'pending') return payment.url;
  return payment?.status === 'paid' ? withOrder(pages.successUrl, _id) : '';
}

const after = ({ clock }: Deps, milliseconds: number) =>
  new Date(clock().getTime() + milliseconds + LEEWAY_MS);

/** What a checkout is for: its items, and the reference by which its events name it. */
export type Checkout = {
  items: readonly PaymentItem[];
  reference: Record<string, string>;
  description: string;
  client?: Pick<Stripe.Checkout.SessionCreateParams, 'client_reference_id' | 'customer_email'>;
  pages: ReturnAddresses;
  /** The same key opens the same session. */
  key: string;
  /** A day from now by default. */
  expiresAt?: Date;
};

/** Opens a Checkout Session. Throws `payment_start_failed` if Stripe doesn't. */
export async function openCheckout(
  deps: Deps,
  { items, reference, description, client = {}, pages, key, expiresAt }: Checkout,
): Promise<Stripe.Checkout.Session & { url: string }> {
  const { checkout } = await deps.stripe();
  const parameters: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: items.map(({ label, quantity, unitAmount }) => ({
      quantity,
      price_data: { currency: CURRENCY, unit_amount: unitAmount, product_data: { name: label } },
    })),
    ...client,
    metadata: reference,
    payment_intent_data: { metadata: reference, description },
    ...(expiresAt ? { expires_at: Math.floor(expiresAt.getTime() / 1000) } : {}),
    success_url: pages.successUrl,
    cancel_url: pages.cancelUrl,
  };
  const session = await checkout.sessions
    .create(parameters, { idempotencyKey: key })
    .catch((cause: unknown) => {
      throw notStarted(reasonOf(cause), cause);
    });
  if (!session.url) throw notStarted('the payment page has no address.');
  return { ...session, url: session.url };
}

const notStarted = (reason: string, cause?: unknown) =>
  problem('payment_start_failed', { values: { reason }, cause });

/**
 * Adds the order's id to the page's URL, which queries the payment's outcome with it. Not by `searchParams`, which would
 * encode Stripe's placeholder `{CHECKOUT_SESSION_ID}`.
 */
function withOrder(address: string, id: string): string {
  const url = new URL(address);
  url.search = `${url.search ? `${url.search}&` : '?'}order=${encodeURIComponent(id)}`;
  return url.href;
}

/** The message for the customer; Stripe's own message is in the log. */
const reasonOf = (cause: unknown): string =>
  stripeFailure(cause) === 'unreachable'
    ? "the payment service can't be reached."
    : 'the payment service refused it.';

/** A session's state at Stripe; `paid` carries what was paid. */
export type SessionEnd = { state: 'expired' } | { state: 'open' } | { state: 'paid'; paid: PaidSession };

/** What Stripe says about a paid session. Cents. */
export const paidDescription = z.object({
  sessionId: z.string(),
  paymentIntent: z.string().optional(),
  amount: z.number(),
  /** Absent in events stored before it was. */
  currency: z.string().optional(),
  livemode: z.boolean(),
});
export type PaidSession = z.infer<typeof paidDescription>;

/** Whether a paid session is the order's own: what was paid for, in its amount and currency (PAYMENT-19). */
export const isPaymentFor = (
  { payment }: OrderDocument,
  { sessionId, amount, currency }: PaidSession,
): boolean =>
  payment?.sessionId === sessionId && centsOf(payment.amount) === amount && isOurCurrency(currency);

export const isOurCurrency = (currency: string | undefined): boolean => (currency ?? CURRENCY) === CURRENCY;

/**
 * Expires a session at Stripe, or finds that it has ended: a session that was just paid can't be expired. Throws if
 * Stripe can't be reached.
 */
export async function endSession({ stripe }: Deps, sessionId: string): Promise<SessionEnd> {
  const { sessions } = (await stripe()).checkout;
  try {
    return endOf(await sessions.expire(sessionId));
  } catch (cause) {
    const failure = stripeFailure(cause);
    if (failure === 'missing') return { state: 'expired' };
    if (failure === 'unreachable') throw cause;
  }
  return endOf(await sessions.retrieve(sessionId));
}

/** Reads the parts of a session that we need. */
export function endOf(session: Stripe.Checkout.Session): SessionEnd {
  if (session.payment_status === 'paid') return { state: 'paid', paid: paidSession(session) };
  return { state: session.status === 'expired' ? 'expired' : 'open' };
}

export function paidSession(session: Stripe.Checkout.Session): PaidSession {
  const intent = session.payment_intent;
  return {
    sessionId: session.id,
    paymentIntent: (typeof intent === 'string' ? intent : intent?.id) ?? undefined,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? undefined,
    livemode: session.livemode,
  };
}
