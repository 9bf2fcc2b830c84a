import type { OrderJson } from 'shared-domain/contracts';
import { dayInMonth, weekdayOf } from '../../kit/moments/index.ts';

/** Units of all lines. */
export const unitsOf = ({ items }: Pick<OrderJson, 'items'>): number =>
  items.reduce((units, { quantity }) => units + quantity, 0);

/** Who ordered: the business if there is one, else the person. */
export const buyerOf = ({ accountName, customerName }: OrderJson): string => accountName || customerName;

/** A postal code, the last part of an order's joined address: street, city, province, postal code. */
const POSTAL_CODE = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

function cityOf({ address }: Pick<OrderJson, 'address'>): string {
  const parts = address.split(', ');
  return POSTAL_CODE.test(parts.at(-1) ?? '') ? (parts.at(-3) ?? '') : '';
}

/** 'Vancouver · Thu, Nov 26', 'Pick-up': where an order goes and when it was promised (STAFF-21). */
export function deliveryOf(order: Pick<OrderJson, 'address' | 'delivery'>): string {
  if (order.delivery?.kind === 'pick-up') return 'Pick-up';
  const day = order.delivery ? `${weekdayOf(order.delivery.day)}, ${dayInMonth(order.delivery.day)}` : '';
  return [cityOf(order), day].filter(Boolean).join(' · ');
}
