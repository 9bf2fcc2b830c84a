import type { ReturnedLine } from 'shared-domain/driver';
import { CREDIT_LABELS } from 'shared-domain/orders';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { type OrderDocument, reviseOrder } from '../order/index.ts';

/**
 * Stores what a driver noted as returned, for the office to credit or dismiss (DRIVER-15). Repeating it changes nothing.
 * @param id the driver's update
 */
export async function noteReturns(
  deps: Deps,
  orderId: string,
  { id, lines, who }: { id: string; lines: readonly ReturnedLine[]; who: string },
): Promise<void> {
  await reviseOrder(deps, orderId, ({ returned, items }) => {
    if (returned?.id === id || (!returned && lines.length === 0)) return undefined;
    const at = deps.clock();
    const nameOf = (product: string) =>
      items.find(({ productId }) => productId === product)?.productName ?? product;
    const words = lines.map(
      ({ productId, quantity, reason }) => `${quantity} × ${nameOf(productId)}, ${CREDIT_LABELS[reason]}`,
    );
    return {
      $set: { returned: { id, at, who, lines: [...lines], settled: lines.length === 0 } },
      $push: { timeline: { at, who, event: 'returned', detail: words.join('; ') || 'Nothing after all' } },
    };
  });
}

/** Ends what a driver noted as returned without a credit. Dismissing it again changes nothing. */
export async function dismissReturns(deps: Deps, id: string, who: string): Promise<OrderDocument> {
  const order = await reviseOrder(deps, id, ({ returned }) =>
    returned && !returned.settled
      ? {
          $set: { 'returned.settled': true },
          $push: {
            pendingAudit: entryOf(deps, who, {
              action: 'order.returns-dismissed',
              subject: id,
              before: { lines: returned.lines },
            }),
          },
        }
      : undefined,
  );
  if (!order) throw problem('order_not_found');
  return order;
}
