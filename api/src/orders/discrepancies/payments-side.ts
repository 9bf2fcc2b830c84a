import { dayOf, longDate } from 'shared-domain/dates';
import { centsOf, dollarsOf, sumOf } from 'shared-domain/money';
import type { AccountFinding, AccountPayment, Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument } from '../order/index.ts';
import { orderModel } from '../order/index.ts';
import { accountPaymentOf, isPaymentFor, type PaidSession, paidSession } from '../payments/index.ts';
import type { Finding } from './model.ts';

/** How far back payments are compared, in milliseconds, and how many at most in one run. */
export const WINDOW_MS = 7 * 24 * 60 * 60 * 1000;
export const MAX_COMPARED = 2_000;
/** How long a payment's event may take before a missing one is a finding, in milliseconds. */
export const EVENT_GRACE_MS = 2 * 60_000;

type Paid = PaidSession & { orderId?: string | undefined };
type PaidOfAccounts = { orders: Paid[]; accounts: AccountPayment[] };

/** Checks each Stripe payment against its order. */
export async function findingsOfPayments(
  deps: Deps,
): Promise<{ findings: Finding[]; paidSessions: Set<string> }> {
  const { orders: paid, accounts } = await paidSessions(deps);
  const ids = paid.flatMap(({ orderId }) => (orderId ? [orderId] : []));
  const found = await orderModel(deps.connection)
    .find({ _id: { $in: ids }, state: 'placed' })
    .maxTimeMS(10_000)
    .lean();
  const orders = new Map(found.map((order) => [order._id, order]));
  const findings: Finding[] = [];
  for (const payment of paid) {
    const [finding] = findingOf(payment, orders.get(payment.orderId ?? ''));
    if (finding && !(await wasSentBack(deps, payment, finding))) findings.push(finding);
  }
  findings.push(...(await deps.accountPayments.findings(accounts)).map(ofAccount));
  return { findings, paidSessions: new Set(paid.map(({ sessionId }) => sessionId)) };
}

async function paidSessions({ stripe, clock }: Deps): Promise<PaidOfAccounts> {
  const now = clock().getTime();
  const created = {
    gte: Math.floor((now - WINDOW_MS) / 1000),
    lte: Math.floor((now - EVENT_GRACE_MS) / 1000),
  };
  const found: PaidOfAccounts = { orders: [], accounts: [] };
  const { checkout } = await stripe();
  for await (const session of checkout.sessions.list({ created, status: 'complete', limit: 100 })) {
    if (session.payment_status !== 'paid') continue;
    const orderId = session.metadata?.orderId ?? session.client_reference_id ?? undefined;
    const ofAccount = accountPaymentOf(session);
    if (ofAccount) found.accounts.push(ofAccount);
    else found.orders.push({ ...paidSession(session), orderId });
    if (found.orders.length + found.accounts.length >= MAX_COMPARED) break;
  }
  return found;
}

/** A finding about what an account paid (RECEIVABLE-16). */
const ofAccount = ({ id: _id, isDisputed, canRecord, ...about }: AccountFinding): Finding => ({
  ...{ _id, kind: 'stuck', ...about },
  ...(isDisputed ? { isDisputed } : {}),
  ...(canRecord ? { repair: 'record-payment' } : {}),
});

/** Money to refund that has already been refunded is no finding: an earlier repair did it. */
async function wasSentBack({ stripe }: Deps, payment: Paid, { repair }: Finding): Promise<boolean> {
  if (repair !== 'refund-payment' || !payment.paymentIntent) return false;
  const { refunds } = await stripe();
  const { data } = await refunds.list({ payment_intent: payment.paymentIntent, limit: 100 });
  return sumOf(data.map(({ amount }) => amount)) >= payment.amount;
}

const NOT_ITS_PAYMENT =
  "The amount, currency or session of the payment isn't the order's, so the order isn't marked paid.";

function findingOf(payment: Paid, order: OrderDocument | undefined): Finding[] {
  const { sessionId, paymentIntent, orderId } = payment;
  const about = {
    sessionId,
    ...(paymentIntent ? { paymentIntent } : {}),
    ...(orderId ? { orderId } : {}),
    ...(order ? { orderAmount: order.totalAmount } : {}),
    paidAmount: dollarsOf(payment.amount),
  };
  const as = (kind: Finding['kind'], detail: string, repair?: Finding['repair']): Finding[] => [
    { _id: `${kind}:${sessionId}`, kind, ...about, detail, ...(repair ? { repair } : {}) },
  ];
  if (!order?.payment)
    return as('paid-without-order', 'A payment arrived without an order.', 'refund-payment');
  if (order.payment.status === 'refunded') return [];
  if (order.payment.status !== 'paid' && !isPaymentFor(order, payment)) {
    return as('amounts-apart', NOT_ITS_PAYMENT, 'refund-payment');
  }
  if (order.payment.status !== 'paid') {
    return as(
      'stuck',
      "The payment service has the money, but the order isn't marked paid.",
      'record-payment',
    );
  }
  if (order.payment.sessionId !== sessionId) {
    return as('paid-without-order', 'The order was paid twice.', 'refund-payment');
  }
  if (payment.amount !== orderedFor(order)) {
    return as('amounts-apart', "The amount paid differs from the order's total.");
  }
  if (order.status === 'cancelled') {
    return as('paid-without-order', cancelledDetail(order), 'refund-payment');
  }
  return [];
}

/** A payment for a cancelled order, and when it is refunded without anyone's help (PAYMENT-17). */
function cancelledDetail({ followUps }: OrderDocument): string {
  const due = followUps.find(({ kind, state }) => kind === 'refund-cancelled' && state === 'due')?.dueAt;
  const text = "The order is cancelled but wasn't refunded.";
  return due ? `${text} It will be refunded by itself on ${longDate(dayOf(due))}.` : text;
}

/** An order's original total in cents; edits refund the difference (EDIT-5). */
const orderedFor = ({ totalAmount, edits = [] }: OrderDocument): number =>
  sumOf([centsOf(totalAmount), ...edits.map(({ difference }) => -centsOf(difference))]);
