import type { Request } from 'express';
import type { PaymentState } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { OrderDocument } from '../order/index.ts';
import { findOrder, presentOrder, presentTracking } from '../order/index.ts';
import { idempotencyKeyOf, ordersPlacedHere, returnStockNow } from '../placing/index.ts';
import { concludePayment } from './conclude.ts';
import { placeRetail } from './place-retail.ts';
import { refundOrder } from './refund.ts';

type Names = 'placeDtcOrder' | 'readPayment' | 'cancelPayment' | 'refundOrder';

/** Retail orders and their payments, for the browser that placed the order; refunds, for staff. */
export const paymentHandlers = (deps: Deps, worker: Worker): Handlers<Names> => ({
  placeDtcOrder: (call) => placeRetail(deps, call),
  readPayment: async ({ params, request, response }) => {
    response.set('Cache-Control', 'no-store');
    return presentState(await ownOrder(deps, request, params.id));
  },
  cancelPayment: async ({ params, request }) => {
    const order = await ownOrder(deps, request, params.id);
    const after = await concludePayment(deps, order, 'customer').catch((cause: unknown) => {
      throw problem('upstream_failed', { cause });
    });
    const status = after.payment?.status;
    if (status !== 'expired') throw problem('payment_closed', { values: { status: status ?? 'unknown' } });
    await returnStockNow(deps, worker, after);
    return presentState(after);
  },
  refundOrder: async ({ params, body, staff, request }) => {
    const who = staff.email;
    const idempotencyKey = idempotencyKeyOf(request, body, who);
    return presentOrder(await refundOrder(deps, worker, params.id, { wanted: body, who, idempotencyKey }));
  },
});

/** The order in the path, if this browser placed it; for others it doesn't exist. */
async function ownOrder(deps: Deps, request: Request, id: string): Promise<OrderDocument> {
  const order = ordersPlacedHere(request).includes(id) ? await findOrder(deps, id) : undefined;
  if (!order?.payment) throw problem('order_not_found');
  return order;
}

function presentState(order: OrderDocument): PaymentState {
  const { _id: id, payment, customerEmail, totalAmount } = order;
  const items = order.items.map(({ productName, quantity, backOrdered }) => ({
    productName,
    quantity,
    ...(backOrdered ? { backOrdered } : {}),
  }));
  const status = payment?.status ?? 'pending';
  return { id, status, customerEmail, items, totalAmount, ...presentTracking(order) };
}
