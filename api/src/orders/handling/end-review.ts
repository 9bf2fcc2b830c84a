import type { Deps } from '../../foundation/dependencies.ts';
import { followUp, type Handler, type Worker } from '../../requests/follow-ups/index.ts';
import { findOrder } from '../order/index.ts';
import { changeStatus } from './change-status.ts';

const CANCELLED = {
  heading: 'Your order was cancelled',
  lines: [
    "We couldn't confirm it in time, so it is cancelled and nothing is charged. Please call us if you still want it.",
  ],
};

/** Follow-up handler: cancels an order that staff didn't confirm in time, and mails its customer (ORDER-30). */
export function endReviewHandler(deps: Deps, worker: () => Worker): Handler {
  return async ({ _id }) => {
    const order = await findOrder(deps, _id);
    if (order?.status !== 'pending') return 'done';
    const mail = followUp('email', deps.clock(), { mail: 'changed', to: order.customerEmail, ...CANCELLED });
    await changeStatus(deps, worker(), _id, {
      to: 'cancelled',
      from: 'pending',
      who: 'system',
      detail: "It wasn't confirmed in time",
      followUps: [mail],
    });
    return 'done';
  };
}
