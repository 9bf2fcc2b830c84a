import { centsIn } from '../../foundation/database/index.ts';
import type { OrderDocument } from './document.ts';

type Standing = Pick<OrderDocument, 'status' | 'channel'> & { payment?: { status: string } | undefined };

/** What counts as sold: placed orders that weren't cancelled and, in the retail shop, were paid. */
export const SOLD = {
  state: 'placed',
  status: { $ne: 'cancelled' },
  $or: [{ channel: { $ne: 'dtc' } }, { 'payment.status': 'paid' }],
};

/** The same of an order that was read. */
export const isSold = ({ status, channel, payment }: Standing): boolean =>
  status !== 'cancelled' && (channel !== 'dtc' || payment?.status === 'paid');

/** What accounting includes: what was sold, and retail orders that were refunded in full. */
export const BOOKED = { state: 'placed', $or: [{ ...SOLD }, { 'payment.status': 'refunded' }] };

/** The same of an order that was read. */
export const isBooked = (order: Standing): boolean => isSold(order) || order.payment?.status === 'refunded';

/** Expression: an item's units without refunded ones. */
export const unrefundedUnitsIn = (item: string) => ({
  $subtract: [`${item}.quantity`, { $ifNull: [`${item}.refunded`, 0] }],
});

/** Expression: an item's revenue in cents, without refunded units. */
export const itemRevenueIn = (item: string) => ({
  $multiply: [unrefundedUnitsIn(item), centsIn(`${item}.productPrice`)],
});

/**
 * Expression: an order's revenue in cents, before tax and without container deposit and shipping, which the business
 * only passes on.
 */
export const REVENUE = { $sum: { $map: { input: '$items', as: 'item', in: itemRevenueIn('$$item') } } };

/** Orders that wait for staff to confirm them (ORDER-30). */
export const WAITS = { status: 'pending' as const, 'review.until': { $exists: true } };

/** Orders that wait because of what their account owes (RECEIVABLE-10). */
export const HELD = {
  'held.at': { $exists: true },
  'held.released': { $exists: false },
  status: { $nin: ['cancelled', 'delivered'] as OrderDocument['status'][] },
};

/** The same of an order that was read. */
export const isHeld = ({ held, status }: Pick<OrderDocument, 'held' | 'status'>): boolean =>
  held !== undefined && held.released === undefined && status !== 'cancelled' && status !== 'delivered';

/** Orders that may go on a truck: neither cancelled nor waiting for staff. */
export const MAY_LEAVE = { status: { $ne: 'cancelled' as const }, $nor: [WAITS, HELD] };
