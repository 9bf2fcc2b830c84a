import { centsOf } from 'shared-domain/money';
import { countText, roundDollars } from '../../kit/parts/index.ts';
import type { OrderList } from './use-orders.ts';

/** '264 orders, $53,792 before tax': totals of all matching orders. Revenue is counted as on the dashboard. */
export function summaryOf({
  total,
  isMore,
  revenue,
}: Pick<OrderList, 'total' | 'isMore' | 'revenue'>): string {
  if (isMore) return `More than ${countText(total)} orders`;
  const count = total === 1 ? '1 order' : `${countText(total)} orders`;
  return revenue === undefined ? count : `${count}, ${roundDollars(centsOf(revenue))} before tax`;
}
