import type { OrderListJson } from 'shared-domain/contracts';
import { centsOf } from 'shared-domain/money';
import { countText, roundDollars } from '../../parts/index.ts';

/** '264 orders, $53,792 before tax': what the filters find, on whatever page; the dashboard counts revenue the same way. */
export function summaryOf({ orders, total = orders.length, revenue }: OrderListJson): string {
  const count = total === 1 ? '1 order' : `${countText(total)} orders`;
  return revenue === undefined ? count : `${count}, ${roundDollars(centsOf(revenue))} before tax`;
}
