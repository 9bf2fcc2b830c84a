import type { Request } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { findOrder, type OrderDocument, orderModel } from '../../orders/order/index.ts';
import { ordersPlacedHere } from '../../orders/placing/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { licenseeOf, refuseWithoutRole } from '../../requests/protections/index.ts';
import { visibleOrders } from './visible.ts';

export const ON_A_TRUCK = 'This order is on its way. Please tell the driver at the door.';

/** A wholesale or keg order that this browser may see (ORDER-16) and change (PEOPLE-2); for others it doesn't exist. */
export async function ownOrder(deps: Deps, request: Request, id: string): Promise<OrderDocument> {
  const order = ordersPlacedHere(request).includes(id)
    ? await findOrder(deps, id)
    : await openedByLink(deps, request, id);
  if (!order || order.channel === 'dtc') throw problem('order_not_found');
  await refuseWithoutRole(deps, request, order.licenseNum, 'order');
  return order;
}

async function openedByLink(deps: Deps, request: Request, id: string): Promise<OrderDocument | null> {
  const licensee = licenseeOf(request);
  if (!licensee) return null;
  const { filter } = await visibleOrders(deps, request, licensee.licenseNumber);
  return orderModel(deps.connection)
    .findOne({ $and: [{ _id: id }, filter] })
    .lean();
}
