import type { OrderJson, OrderListJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { countText } from '../parts/index.ts';

/** Units of all lines. */
export const unitsOf = ({ items }: Pick<OrderJson, 'items'>): number =>
  items.reduce((units, { quantity }) => units + quantity, 0);

/** Who ordered: the business where one did, else the person. */
export const buyerOf = ({ accountName, customerName }: OrderJson): string => accountName || customerName;

/** '264 orders, $53,792.00 with tax': what the filters find, on whatever page. */
export function summaryOf({ orders, total = orders.length, totalAmount }: OrderListJson): string {
  const count = total === 1 ? '1 order' : `${countText(total)} orders`;
  return totalAmount === undefined ? count : `${count}, ${formatDollars(totalAmount)} with tax`;
}
