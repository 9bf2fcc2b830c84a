import type { OrderJson } from 'shared-domain/contracts';
import { centsOf, formatCents, sumOf } from 'shared-domain/money';

/** Units of all lines. */
export const unitsOf = ({ items }: Pick<OrderJson, 'items'>): number =>
  items.reduce((units, { quantity }) => units + quantity, 0);

/** Who ordered: the business where one did, else the person. */
export const buyerOf = ({ accountName, customerName }: OrderJson): string => accountName || customerName;

/** '264 orders, $53,792.00 before tax'; the money only where every order is in the list. */
export function summaryOf(orders: readonly OrderJson[], total: number, isWhole: boolean): string {
  const count = total === 1 ? '1 order' : `${total} orders`;
  if (!isWhole) return `${count}, the newest ${orders.length} shown`;
  return `${count}, ${formatCents(sumOf(orders.map(({ taxDetails }) => centsOf(taxDetails.subtotal))))} before tax`;
}
