import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { isHeld, type OrderDocument, reviseOrder } from '../order/index.ts';

const CONFIRMED = {
  heading: 'Your order is confirmed',
  lines: ['Our office has confirmed your order. There is nothing else for you to do.'],
};

/** Releases an order that waits because of what its account owes, with a reason, and mails its customer (RECEIVABLE-12). Idempotent. */
export async function releaseOrder(
  deps: Deps,
  id: string,
  { who, reason }: { who: string; reason: string },
): Promise<OrderDocument> {
  const order = await reviseOrder(deps, id, (current) => {
    if (!isHeld(current)) return undefined;
    const at = deps.clock();
    const subject = `Your order ${id} is confirmed`;
    const mail = { mail: 'changed', to: current.customerEmail, subject, ...CONFIRMED };
    return {
      $set: { 'held.released': { at, who, reason } },
      $push: {
        timeline: { at, who, event: 'released' },
        pendingAudit: entryOf(deps, who, {
          action: 'order.release',
          subject: id,
          before: { waits: current.held?.why ?? '' },
          after: { reason },
        }),
        followUps: followUp('email', at, mail),
      },
    };
  });
  if (!order) throw problem('order_not_found');
  return order;
}
