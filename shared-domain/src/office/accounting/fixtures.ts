import { retailOrder } from '../../selling/orders/fixtures.ts';
import { refundOf } from '../../selling/orders/index.ts';
import type { SoldOrder } from './sold-order.ts';

/** The retail order of the fixtures: twelve cans, three shirts, 178.30 in all. */
export function sold(changes: Partial<SoldOrder> = {}): SoldOrder {
  const { pricing, ...order } = retailOrder();
  return { ...order, province: pricing.province, refunds: [], ...changes };
}

/** The same order after two refunds on different days: two cans, then one shirt. */
export function partlyRefunded(): SoldOrder {
  const order = sold();
  const items = order.items.map((item) => ({ ...item, refunded: item.productId === 'SHIRT' ? 1 : 2 }));
  const cans = [{ productId: 'CTR-112', quantity: 2 }];
  const shirts = [{ productId: 'SHIRT', quantity: 1 }];
  const first = refundOf(order, cans).total;
  const second = refundOf(order, shirts, cans).total;
  return {
    ...order,
    items,
    refunds: [
      {
        id: 'a',
        number: 'CBO-1795197600123-CN1',
        at: '2026-11-21T19:00:00Z',
        amount: first / 100,
        lines: cans,
      },
      {
        id: 'b',
        number: 'CBO-1795197600123-CN2',
        at: '2026-11-22T19:00:00Z',
        amount: second / 100,
        lines: shirts,
      },
    ],
  };
}

/** A row's filled cells by their headings. */
export const byHeader = (headers: readonly string[], row: readonly string[]) =>
  Object.fromEntries(headers.map((header, place) => [header, row[place]]).filter(([, cell]) => cell !== ''));
