import type { OrderJson, OrderListJson } from 'shared-domain/contracts';
import { centsOf } from 'shared-domain/money';
import { countText, roundDollars } from '../parts/index.ts';

/** Units of all lines. */
export const unitsOf = ({ items }: Pick<OrderJson, 'items'>): number =>
  items.reduce((units, { quantity }) => units + quantity, 0);

/** Who ordered: the business where one did, else the person. */
export const buyerOf = ({ accountName, customerName }: OrderJson): string => accountName || customerName;

/** '264 orders, $53,792 before tax': what the filters find, on whatever page; the dashboard counts revenue the same way. */
export function summaryOf({ orders, total = orders.length, revenue }: OrderListJson): string {
  const count = total === 1 ? '1 order' : `${countText(total)} orders`;
  return revenue === undefined ? count : `${count}, ${roundDollars(centsOf(revenue))} before tax`;
}
