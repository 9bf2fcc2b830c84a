import type { OrderStatus } from 'shared-domain/orders';
import { stripeFailure } from '../../foundation/clients/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument } from '../order/index.ts';
import { orderModel } from '../order/index.ts';
import { endOf } from '../payments/index.ts';
import type { Finding } from './model.ts';
import { MAX_COMPARED, WINDOW_MS } from './payments-side.ts';

/** How long after its session's expiry a pending payment counts as stuck, in milliseconds. */
const OVERDUE_MS = 10 * 60_000;
/** Statuses that staff set once goods leave. */
const GONE_OUT: OrderStatus[] = ['processed', 'shipped', 'delivered'];

/** Checks each order against its payment. */
export async function findingsOfOrders(deps: Deps, knownPaid: Set<string>): Promise<Finding[]> {
  const since = new Date(deps.clock().getTime() - WINDOW_MS);
  const recent = { state: 'placed' as const, channel: 'dtc' as const, orderDate: { $gt: since } };
  const newest = (wanted: object) =>
    orderModel(deps.connection)
      .find({ ...recent, ...wanted })
      .sort({ orderDate: -1 })
      .limit(MAX_COMPARED)
      .maxTimeMS(10_000)
      .lean();
  const [paid, waiting, expired] = await Promise.all([
    newest({ 'payment.status': 'paid' }),
    newest({ 'payment.status': 'pending' }),
    // Most unpaid payments are correct: their orders are cancelled and aren't read.
    newest({ 'payment.status': 'expired', status: { $in: GONE_OUT } }),
  ]);
  const unproven = paid.filter(({ payment }) => payment && !knownPaid.has(payment.sessionId));
  const lacking: Finding[] = [];
  for (const order of unproven) lacking.push(...(await withoutPayment(deps, order)));
  return [...lacking, ...[...waiting, ...expired].flatMap((order) => unpaidFinding(order, deps.clock()))];
}

/** A paid order whose session wasn't among the paid ones: fetch that session from Stripe. */
async function withoutPayment({ stripe }: Deps, order: OrderDocument): Promise<Finding[]> {
  const sessionId = order.payment?.sessionId ?? '';
  const { checkout } = await stripe();
  const state = await checkout.sessions
    .retrieve(sessionId)
    .then((session) => endOf(session).state)
    .catch((cause: unknown) => {
      if (stripeFailure(cause) === 'unreachable') throw cause;
      return 'open' as const;
    });
  return state === 'paid'
    ? []
    : [
        about(
          order,
          'order-without-payment',
          'The order is marked paid, but the payment service has no payment for it.',
        ),
      ];
}

function unpaidFinding(order: OrderDocument, now: Date): Finding[] {
  const { status, payment } = order;
  if (GONE_OUT.includes(status)) {
    return [about(order, 'unpaid-but-shipped', `The order is ${status} and was not paid.`)];
  }
  const overdue = payment && payment.expiresAt.getTime() + OVERDUE_MS < now.getTime();
  if (payment?.status !== 'pending' || !overdue) return [];
  return [about(order, 'stuck', 'The payment was not made in time and is still pending.', 'end-payment')];
}

function about(
  order: OrderDocument,
  kind: Finding['kind'],
  detail: string,
  repair?: Finding['repair'],
): Finding {
  return {
    _id: `${kind}:${order._id}`,
    kind,
    orderId: order._id,
    ...(order.payment ? { sessionId: order.payment.sessionId } : {}),
    orderAmount: order.totalAmount,
    detail,
    ...(repair ? { repair } : {}),
  };
}
