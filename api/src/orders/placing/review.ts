import { dayOf } from 'shared-domain/dates';
import { tradeUnitsOf } from 'shared-domain/delivery';
import { sumOf } from 'shared-domain/money';
import { REVIEW_MS } from 'shared-domain/orders';
import { isMerchandise } from 'shared-domain/products';
import type { Deps } from '../../foundation/dependencies.ts';
import { countedLine, type OrderDocument, orderModel } from '../order/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** On a developer's machine everyone has one address. */
const LOCAL_FACTOR = 100;

/**
 * Until when an order on account waits for staff: if it isn't vouched and, with the others of its account or network address
 * that are pending since a day, has more trade units than staff accept (ORDER-30). Undefined if it needn't. Asked once
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
  const lines = [order, ...others].flatMap(({ items }) => items.map(countedLine));
  const pieces = lines.filter(({ product }) => isMerchandise(product)).map(({ quantity }) => quantity);
  const units = tradeUnitsOf(lines, dayOf(orderDate)) + sumOf(pieces);
  const { unvouchedUnits } = await deps.tradeSettings();
  const most = unvouchedUnits * (deps.configuration.localMode ? LOCAL_FACTOR : 1);
  return units > most ? new Date(orderDate.getTime() + REVIEW_MS) : undefined;
}
