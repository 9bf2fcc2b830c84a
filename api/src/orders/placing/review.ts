import { dayOf } from 'shared-domain/dates';
import { tradeUnitsOf } from 'shared-domain/delivery';
import { REVIEW_MS } from 'shared-domain/orders';
import type { Deps } from '../../foundation/dependencies.ts';
import { type OrderDocument, orderModel } from '../order/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Until when an order on account waits for staff: if it isn't vouched and, with the others of its account or network address
 * that are pending since a day, has more than `UNVOUCHED_UNITS` trade units (ORDER-30). Undefined if it needn't. Asked once
 * the order is stored, so that concurrent ones see each other.
 */
export async function reviewUntil(deps: Deps, order: OrderDocument): Promise<Date | undefined> {
  const { channel, isVouched, asker, licenseNum, orderDate } = order;
  if (channel === 'dtc' || isVouched || asker === undefined) return undefined;
  const others = await orderModel(deps.connection)
    .find(
      {
        _id: { $ne: order._id },
        $or: [{ asker }, ...(licenseNum ? [{ licenseNum }] : [])],
        channel: { $ne: 'dtc' },
        isVouched: { $ne: true },
        state: { $ne: 'rejected' },
        status: 'pending',
        orderDate: { $gt: new Date(orderDate.getTime() - DAY_MS) },
      },
      { items: 1 },
    )
    .maxTimeMS(5_000)
    .lean<Pick<OrderDocument, 'items'>[]>();
  const lines = [order, ...others].flatMap(({ items }) => items);
  const units = tradeUnitsOf(lines.map(countedLine), dayOf(orderDate));
  return units > deps.configuration.unvouchedUnits ? new Date(orderDate.getTime() + REVIEW_MS) : undefined;
}

const countedLine = ({
  productId: id,
  productPackagingType: packagingType,
  productCategory: category,
  quantity,
}: OrderDocument['items'][number]) => ({ product: { id, packagingType, category }, quantity });
