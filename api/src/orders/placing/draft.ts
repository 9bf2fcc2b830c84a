import { randomUUID } from 'node:crypto';
import { dayOf } from 'shared-domain/dates';
import type { DeliveryPromise } from 'shared-domain/delivery';
import { orderFrom, type PassedRules } from 'shared-domain/orders';
import type { Channel } from 'shared-domain/products';
import { unitOf } from 'shared-domain/stock';
import type { PricedCart } from '../../catalogue/quotes/index.ts';
import type { StockLine, Taken } from '../../catalogue/stock/index.ts';
import { type OrderDocument, type StoredItem, textsOf } from '../order/index.ts';
import type { Intent } from './intent.ts';

/** The order document, still `reserving`, under a new attempt. */
export function draftOf(
  id: string,
  intent: Intent,
  cart: PricedCart,
  { at, delivery, passed }: { at: Date; delivery?: DeliveryPromise; passed?: Pick<PassedRules, 'rules'> },
): OrderDocument {
  const { id: _id, ...priced } = orderFrom({
    id,
    quote: cart.quote,
    customer: intent.customer,
    shippingOption: cart.shippingOption,
    placedAt: at,
    placedBy: 'customer',
  });
  return {
    ...priced,
    ...textsOf({ ...priced, _id }),
    ...(delivery ? { delivery } : {}),
    ...passedOf(intent, passed),
    _id,
    state: 'reserving',
    attempt: randomUUID(),
    reservedAt: at,
    version: 1,
    orderDate: at,
    timeline: [{ at, who: intent.staff?.email ?? 'customer', event: 'placed', to: 'pending' }],
    ...(intent.isVouched ? { isVouched: true } : {}),
    ...(intent.asker ? { asker: intent.asker } : {}),
    ...(intent.composition ? { composition: intent.composition } : {}),
    taken: [],
    followUps: [],
    uncounted: dayOf(at),
    updatedAt: at,
  };
}

function passedOf(
  { staff }: Intent,
  { rules }: Pick<PassedRules, 'rules'> = { rules: [] },
): Pick<OrderDocument, 'passed'> {
  if (!staff?.passing || rules.length === 0) return {};
  return { passed: { rules, reason: staff.passing, who: staff.email } };
}

/** The stock that an order's lines need; refunded units need none. */
export function stockLinesOf({ channel, items }: Pick<OrderDocument, 'channel' | 'items'>): StockLine[] {
  return items.flatMap((item) => {
    const quantity = item.quantity - (item.refunded ?? 0);
    return quantity > 0 ? [{ productId: item.productId, quantity, unit: stockUnitOf(item, channel) }] : [];
  });
}

/** The unit in which a line's stock is counted. */
export const stockUnitOf = ({ productCategory }: StoredItem, channel: Channel) =>
  unitOf({ category: productCategory }, channel);

/** The lines with the stock they got; the rest is back-ordered. */
export function itemsAsTaken(items: StoredItem[], taken: Taken[]): StoredItem[] {
  const had = new Map(taken.map((line) => [line.productId, line.taken]));
  return items.map(({ backOrdered: _quoted, ...item }) => {
    const backOrdered = item.quantity - (item.refunded ?? 0) - (had.get(item.productId) ?? 0);
    return backOrdered > 0 ? { ...item, backOrdered } : item;
  });
}
