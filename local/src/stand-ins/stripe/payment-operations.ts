import type { Deliveries } from './deliveries.ts';
import type { RefundParameters, SessionParameters } from './parameters.ts';
import {
  type Charge,
  decline,
  type Payer,
  type PaymentIntent,
  pay,
  type Refund,
  refund,
} from './payments.ts';
import { expired, openSession, type Session, type StoredSession } from './sessions.ts';
import { newId, type StripeData, secondsOf } from './stripe-data.ts';
import { invalidRequest, missing } from './stripe-error.ts';

export const API_VERSION = '2026-10-28.endive';

export type DeskOptions = {
  data: StripeData;
  deliveries: Deliveries;
  clock: () => Date;
  paymentPages: string;
};

/** Operations on checkout sessions and payments; each updates the data and emits events. */
export type PaymentOperations = ReturnType<typeof createPaymentOperations>;

/** Creates the operations over this data. */
export function createPaymentOperations({ data, deliveries, clock, paymentPages }: DeskOptions) {
  const now = () => secondsOf(clock());
  const announce = (type: string, object: Announced) => deliveries.send(eventOf(type, object, now()));

  function known(id: string): StoredSession {
    const stored = data.sessions.get(id);
    if (!stored) throw missing('checkout.session', id);
    return stored;
  }

  function expire(id: string): Session {
    const stored = known(id);
    if (stored.session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${stored.session.status}\`.`,
      );
    }
    const { session } = data.sessions.put(expired(stored));
    announce('checkout.session.expired', session);
    return session;
  }

  return {
    known,
    expire,
    open(parameters: SessionParameters): StoredSession {
      return data.sessions.put(openSession({ parameters, now: now(), paymentPages }));
    },
    /** Takes the payment; a session that is no longer open is returned unchanged, and nothing is charged. */
    pay(id: string, payer: Payer): StoredSession {
      const stored = known(id);
      if (stored.session.status !== 'open') return stored;
      const payment = pay(stored, payer, now());
      data.charges.put(payment.charge);
      data.intents.put(payment.intent);
      data.sessions.put(payment.stored);
      announce('payment_intent.succeeded', payment.intent);
      announce('checkout.session.completed', payment.stored.session);
      return payment.stored;
    },
    decline(id: string): PaymentIntent | undefined {
      const stored = known(id);
      if (stored.session.status !== 'open') return undefined;
      const declined = decline(stored, now());
      data.sessions.put(declined.stored);
      data.intents.put(declined.intent);
      announce('payment_intent.payment_failed', declined.intent);
      return declined.intent;
    },
    refund(parameters: RefundParameters): Refund {
      const made = refund(chargeOf(data, parameters), parameters, now());
      data.charges.put(made.charge);
      data.refunds.put(made.refund);
      announce('charge.refunded', made.charge);
      announce('refund.created', made.refund);
      return made.refund;
    },
    /** The customer's bank rejects a refund: the money returns to Stripe. */
    failRefund(id: string): Refund {
      const made = data.refunds.get(id);
      const charge = made && data.charges.get(made.charge);
      if (!made || !charge) throw missing('refund', id);
      const failed = data.refunds.put({ ...made, status: 'failed' });
      data.charges.put({ ...charge, amount_refunded: charge.amount_refunded - made.amount, refunded: false });
      announce('refund.failed', failed);
      return failed;
    },
    /** Expires overdue sessions. */
    sweep(): void {
      for (const { id, session } of data.sessions.all()) {
        if (session.status === 'open' && session.expires_at <= now()) expire(id);
      }
    },
  };
}

function chargeOf(data: StripeData, { charge, payment_intent: intentId }: RefundParameters): Charge {
  const id = charge ?? (intentId && data.intents.get(intentId)?.latest_charge);
  if (!charge && !intentId)
    throw invalidRequest('One of the following params should be provided: payment_intent or charge.');
  const found = id ? data.charges.get(id) : undefined;
  if (!found) throw missing(charge ? 'charge' : 'payment_intent', charge ?? intentId ?? '');
  return found;
}

/** What events are about. */
type Announced = Session | PaymentIntent | Charge | Refund;

export type StripeEvent = ReturnType<typeof eventOf>;

function eventOf(type: string, object: Announced, created: number) {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created,
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  };
}
