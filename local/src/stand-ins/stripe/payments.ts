import { cardDetails, TEST_CARD } from './cards.ts';
import type { RefundParameters } from './parameters.ts';
import type { StoredSession } from './sessions.ts';
import { newId } from './stripe-data.ts';
import { invalidRequest } from './stripe-error.ts';

/** The payer and the card's number; Stripe's test card by default. */
export type Payer = { email: string | null; name: string | null; card?: string };

export type Payment = { stored: StoredSession; intent: PaymentIntent; charge: Charge };

/** An open session after a successful payment. `now` is in Unix seconds. */
export function pay(stored: StoredSession, payer: Payer, now: number): Payment {
  const { session } = stored;
  const intentId = session.payment_intent ?? newId('pi');
  const charge = chargeOf(stored, intentId, payer, now);
  const intent = { ...intentOf(stored, intentId, now), status: 'succeeded' as const };
  return {
    charge,
    intent: { ...intent, amount_received: session.amount_total, latest_charge: charge.id },
    stored: {
      ...stored,
      session: {
        ...session,
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intentId,
        customer_details: { email: payer.email, name: payer.name, phone: null, address: null },
        url: null,
      },
    },
  };
}

/** An open session after a declined card: it stays open, and its intent has the reason. */
export function decline(
  stored: StoredSession,
  now: number,
): { stored: StoredSession; intent: PaymentIntent } {
  const intentId = stored.session.payment_intent ?? newId('pi');
  return {
    intent: {
      ...intentOf(stored, intentId, now),
      last_payment_error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    },
    stored: { ...stored, session: { ...stored.session, payment_intent: intentId } },
  };
}

export type PaymentIntent = ReturnType<typeof intentOf>;

function intentOf({ session, intentMetadata }: StoredSession, id: string, now: number) {
  return {
    id,
    object: 'payment_intent',
    created: now,
    amount: session.amount_total,
    amount_received: 0,
    currency: session.currency,
    status: 'requires_payment_method' as 'succeeded' | 'requires_payment_method',
    latest_charge: null as string | null,
    metadata: intentMetadata,
    livemode: false,
    last_payment_error: null as { code: string; message: string; type: 'card_error' } | null,
  };
}

export type Charge = ReturnType<typeof chargeOf>;

function chargeOf({ session, intentMetadata }: StoredSession, intent: string, payer: Payer, now: number) {
  return {
    id: newId('ch'),
    object: 'charge',
    created: now,
    amount: session.amount_total,
    amount_captured: session.amount_total,
    amount_refunded: 0,
    currency: session.currency,
    captured: true,
    paid: true,
    refunded: false,
    status: 'succeeded',
    payment_intent: intent,
    metadata: intentMetadata,
    livemode: false,
    receipt_email: payer.email,
    payment_method_details: { type: 'card', card: cardDetails(payer.card ?? TEST_CARD) },
  };
}

export type Refund = ReturnType<typeof refund>['refund'];

/** Refunds a charge in whole or in part. Throws Stripe's error if that much isn't left. */
export function refund(charge: Charge, parameters: RefundParameters, now: number) {
  const left = charge.amount - charge.amount_refunded;
  const amount = parameters.amount ?? left;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  return {
    charge: { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left },
    refund: {
      id: newId('re'),
      object: 'refund',
      created: now,
      amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      reason: parameters.reason ?? null,
      metadata: parameters.metadata ?? {},
      status: 'succeeded' as 'succeeded' | 'failed',
    },
  };
}
