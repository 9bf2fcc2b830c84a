import type { Stripe } from 'stripe';
import type { AccountPayment } from '../../foundation/dependencies.ts';
import { paidSession } from './sessions.ts';

/** A value of Stripe's metadata holds 500 characters, and a document's number has up to 40. */
const PER_VALUE = 10;

/** The account and the invoices of a payment, as Stripe's metadata has them. */
export type BillReference = Pick<AccountPayment, 'account' | 'settles'>;

/** The reference by which the events of an account's checkout name what was paid. */
export function billReference({ account, settles }: BillReference): Record<string, string> {
  const values = Array.from({ length: Math.ceil(settles.length / PER_VALUE) }, (_, place) =>
    settles.slice(place * PER_VALUE, (place + 1) * PER_VALUE).join(),
  );
  return { account, ...Object.fromEntries(values.map((value, place) => [`invoices${place}`, value])) };
}

/** What the metadata of a session or charge refers to; undefined if it is an order's. */
export function billOf(metadata: Stripe.Metadata | null | undefined): BillReference | undefined {
  if (!metadata?.account) return undefined;
  const values = Object.keys(metadata)
    .filter((key) => key.startsWith('invoices'))
    .sort()
    .flatMap((key) => metadata[key]?.split(',') ?? []);
  return { account: metadata.account, settles: values };
}

/** A paid session of an account; undefined for an order's. */
export function accountPaymentOf(session: Stripe.Checkout.Session): AccountPayment | undefined {
  const bill = billOf(session.metadata);
  const { sessionId, paymentIntent, amount, currency } = paidSession(session);
  return bill && { ...bill, sessionId, cents: amount, paymentIntent, currency };
}
