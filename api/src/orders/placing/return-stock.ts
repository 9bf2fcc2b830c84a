import { returnStock, type Taken } from '../../catalogue/stock/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type {
  FollowUpSource,
  Handler,
  Outcome,
  WithFollowUps,
  Worker,
} from '../../requests/follow-ups/index.ts';
import { findOrder, orderMails, orderModel, reviseOrder, unwantedPayment } from '../order/index.ts';
import { idsOf } from './reservation.ts';
import { restoreOrder } from './restore.ts';

/** Orders as a source of follow-ups. */
export const orderSource = ({ connection }: Pick<Deps, 'connection'>) =>
  orderModel(connection) as unknown as FollowUpSource;

/** Returns an order's stock within the request; the worker retries what fails. */
export async function returnStockNow(deps: Deps, worker: Worker, order: WithFollowUps): Promise<void> {
  const owed = order.followUps.filter(({ kind, state }) => kind === 'give-back' && state === 'due');
  await Promise.all(
    owed.map(({ id }) => worker.attempt(orderSource(deps), order._id, id).catch(() => 'later')),
  );
}

/** Follow-up handler for returned stock; the follow-up's id makes it happen once. */
export function returnStockHandler(deps: Deps): Handler {
  return async (record, due): Promise<Outcome> => {
    const why = { order: record._id, token: due.id, at: deps.clock() };
    const lines = due.data.lines as Taken[];
    await returnStock(deps.connection, why, lines);
    await deps.live.changed('products', idsOf(lines));
    return 'done';
  };
}

/** Follow-up handler for an order paid after it was cancelled: takes its stock again and restores it, or has it refunded. */
export function retakeHandler(deps: Deps): Handler {
  return async (record): Promise<Outcome> => {
    const order = await findOrder(deps, record._id);
    if (order?.status !== 'cancelled' || order.payment?.status !== 'paid') return 'done';
    const restored = await restoreOrder(deps, order._id, {
      to: 'pending',
      who: 'payment',
      detail: 'Paid late; the stock was taken again',
      followUps: orderMails(order.channel, order.customerEmail, deps.clock()),
    });
    if (restored.outcome === 'busy') return { retry: 'the order is being changed' };
    if (restored.outcome === 'done') return 'done';
    await reviseOrder(deps, order._id, ({ followUps, customerEmail }) =>
      followUps.some(({ kind }) => kind === 'refund-cancelled')
        ? undefined
        : { $push: { followUps: { $each: unwantedPayment(customerEmail, deps.clock()) } } },
    );
    return { giveUp: 'Paid late, and the stock is gone. It will be refunded.' };
  };
}
