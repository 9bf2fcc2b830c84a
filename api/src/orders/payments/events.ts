import type { Connection } from 'mongoose';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { DURABLE, isDuplicate, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { carryEntries, NO_ENTRIES, type WithEntries } from '../../requests/audit/index.ts';
import {
  FOLLOW_UP_INDEX,
  followUp,
  followUpDescription,
  type Handler,
  type Outcome,
  sourceOf,
} from '../../requests/follow-ups/index.ts';
import { disputeDescription, findOrder, type OrderDocument, orderModel } from '../order/index.ts';
import { billOf } from './account-payments.ts';
import { disputeOf, recordDispute } from './disputes.ts';
import { recordExpired, recordPaid } from './outcomes.ts';
import { endOf, isOurCurrency, paidDescription } from './sessions.ts';
import { orderOfPayment, settleRefunds } from './settle-refunds.ts';

/**
 * The stored part of a Stripe event: data about our order, none about the payer. A refund's event is stored
 * with its payment; the refunded amount is read from Stripe when the event is processed.
 */
const eventDescription = z.object({
  _id: z.string(),
  type: z.string(),
  orderId: z.string().optional(),
  /** The licence number, and the invoices it paid, if the payment is of what an account owes. */
  account: z.string().optional(),
  settles: z.array(z.string()).readonly().optional(),
  state: z.enum(['paid', 'expired', 'open', 'refund', 'dispute']),
  paymentIntent: z.string().optional(),
  paid: paidDescription.optional(),
  dispute: disputeDescription.optional(),
  receivedAt: z.date(),
  followUps: z.array(followUpDescription),
});
export type StripeEventDocument = WithEntries & Stored<typeof eventDescription>;

const eventSchema = schemaOf(eventDescription, { collection: 'stripe_events', ...DURABLE });
eventSchema.index(FOLLOW_UP_INDEX);
eventSchema.index({ receivedAt: 1 });
carryEntries(eventSchema);

export const stripeEventModel = modelOf<StripeEventDocument>('StripeEvent', eventSchema);
export const stripeEventSource = sourceOf(stripeEventModel);

/** How long an event is kept, in milliseconds; Stripe stops resending one after three days. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes events that Stripe won't send again. */
export async function sweepEvents(connection: Connection, now: Date): Promise<void> {
  await stripeEventModel(connection)
    .deleteMany({ receivedAt: { $lt: new Date(now.getTime() - RETENTION_MS) }, ...NO_ENTRIES })
    .maxTimeMS(10_000);
}

/** An event in our own terms. */
function newsOf(
  event: Stripe.Event,
): Pick<
  StripeEventDocument,
  'state' | 'orderId' | 'account' | 'settles' | 'paymentIntent' | 'paid' | 'dispute'
> {
  if (!event.type.startsWith('checkout.session.')) {
    const { payment_intent: intent, metadata } = event.data.object as
      | Stripe.Charge
      | Stripe.Refund
      | Stripe.Dispute;
    const isDispute = event.type.startsWith('charge.dispute.');
    return {
      ...(isDispute ? { state: 'dispute', dispute: disputeOf(event) } : { state: 'refund' }),
      orderId: metadata?.orderId,
      ...(metadata?.account ? { account: metadata.account } : {}),
      paymentIntent: (typeof intent === 'string' ? intent : intent?.id) ?? undefined,
    };
  }
  const session = event.data.object as Stripe.Checkout.Session;
  const end = endOf(session);
  return {
    state: event.type === 'checkout.session.async_payment_failed' ? 'expired' : end.state,
    orderId: session.metadata?.orderId ?? session.client_reference_id ?? undefined,
    ...billOf(session.metadata),
    ...(end.state === 'paid' ? { paid: end.paid } : {}),
  };
}

/** Stores an event durably for the worker. Returns the id of its follow-up; undefined for a duplicate. */
export async function storeEvent(deps: Deps, event: Stripe.Event): Promise<string | undefined> {
  const now = deps.clock();
  const due = followUp('stripe-event', now);
  try {
    await stripeEventModel(deps.connection).insertOne({
      _id: event.id,
      type: event.type,
      ...newsOf(event),
      receivedAt: now,
      followUps: [due],
    });
    return due.id;
  } catch (cause) {
    if (isDuplicate(cause)) return undefined;
    throw cause;
  }
}

/** Processes an event. It waits for an order that is still being placed; events without an order aren't ours. */
export function stripeEventHandler(deps: Deps): Handler {
  return async (record): Promise<Outcome> => {
    const event = record as StripeEventDocument;
    const { orderId, state, paid } = event;
    if (state === 'refund') return afterPayment(deps, event, (order) => settleRefunds(deps, order));
    const { dispute } = event;
    if (dispute) return afterPayment(deps, event, (order) => recordDispute(deps, order, dispute));
    if (event.account !== undefined) return recordAccountPayment(deps, event);
    if (orderId === undefined || state === 'open') return 'done';
    const order = await orderModel(deps.connection).findById(orderId, { state: 1 }).lean();
    if (order?.state === 'reserving') return { retry: 'the order is still being placed' };
    if (paid) await recordPaid(deps, orderId, paid);
    else await recordExpired(deps, orderId, 'payment');
    return 'done';
  };
}

/** Adds an account's payment to its ledger (RECEIVABLE-15). */
async function recordAccountPayment(
  deps: Deps,
  { account = '', settles = [], paid }: StripeEventDocument,
): Promise<Outcome> {
  if (paid && isOurCurrency(paid.currency)) {
    const { sessionId, paymentIntent, amount: cents } = paid;
    await deps.accountPayments.record({ account, settles, sessionId, paymentIntent, cents });
  }
  return 'done';
}

/** Handles an event about a paid order or an account's payment. It may overtake the payment's event; it then waits. */
async function afterPayment(
  deps: Deps,
  { orderId, account, paymentIntent, dispute }: StripeEventDocument,
  act: (order: OrderDocument) => Promise<void>,
): Promise<Outcome> {
  const order = paymentIntent ? await orderOfPayment(deps, paymentIntent) : undefined;
  if (order) {
    await act(order);
    return 'done';
  }
  if (paymentIntent && (await deps.accountPayments.follow(paymentIntent, dispute))) return 'done';
  if (account !== undefined) return { retry: 'the payment is not recorded yet' };
  const unpaid = orderId ? await findOrder(deps, orderId) : undefined;
  return unpaid?.payment?.status === 'pending' ? { retry: 'the payment is not recorded yet' } : 'done';
}
