import { centsIn } from '../queries/index.ts';

/** What counts as sold: orders that came to be, were not cancelled and, in the retail shop, were paid. */
export const SOLD = {
  state: 'placed',
  status: { $ne: 'cancelled' },
  $or: [{ channel: { $ne: 'dtc' } }, { 'payment.status': 'paid' }],
};

/** Expression: units of the item of this name that its customer has kept; what was refunded is sold no longer. */
export const keptUnitsIn = (item: string) => ({
  $subtract: [`${item}.quantity`, { $ifNull: [`${item}.refunded`, 0] }],
});

/** Expression: what an item counts for, in cents: the units that were kept at the price they were sold at. */
export const itemRevenueIn = (item: string) => ({
  $multiply: [keptUnitsIn(item), centsIn(`${item}.productPrice`)],
});

/**
 * Expression: what an order counts for, in cents. Before tax and without container deposit and shipping, which the
 * business only passes on.
 */
export const REVENUE = { $sum: { $map: { input: '$items', as: 'item', in: itemRevenueIn('$$item') } } };
