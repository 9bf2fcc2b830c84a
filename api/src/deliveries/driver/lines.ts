import type { EndingUpdate, OrderedLine } from 'shared-domain/driver';
import type { Deps } from '../../foundation/dependencies.ts';
import { editOrder, refundLater } from '../../orders/edits/index.ts';
import type { OrderDocument } from '../../orders/order/index.ts';
import { fingerprintOf } from '../../orders/placing/index.ts';
import { isOnTheRoad } from '../runs/index.ts';

type Delivered = { order: OrderDocument; lines: readonly OrderedLine[]; who: string; ending: EndingUpdate };

/**
 * Edits an order's lines to what was delivered at the door. Each update edits an order only once. Missing units return to stock,
 * unless any were damaged.
 */
export async function deliverLines(
  deps: Deps,
  { order, lines, who, ending }: Delivered,
): Promise<OrderDocument> {
  const wanted = lines.map(({ productId, quantity }) => ({
    productId,
    quantity: quantity + refundedOf(order, productId),
  }));
  const isDamaged = ending.what === 'delivered' && ending.lines.some(({ reason }) => reason === 'damaged');
  return editOrder(
    deps,
    {
      orderId: order._id,
      lines: wanted,
      by: who,
      idempotencyKey: { key: ending.id, fingerprint: fingerprintOf(wanted) },
      onTheRoad: true,
      restock: !isDamaged,
      refund: refundLater,
    },
    (id) => isOnTheRoad(deps, id),
  );
}

const refundedOf = ({ items }: OrderDocument, id: string): number =>
  items.find(({ productId }) => productId === id)?.refunded ?? 0;
