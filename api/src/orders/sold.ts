import { centsIn } from '../queries/index.ts';

/** What counts as sold: orders that came to be, were not cancelled and, in the retail shop, were paid. */
export const SOLD = {
  state: 'placed',
  status: { $ne: 'cancelled' },
  $or: [{ channel: { $ne: 'dtc' } }, { 'payment.status': 'paid' }],
};

/** `keptUnits` of shared-domain, as an aggregation's expression on the item of this name. */
export const keptUnitsIn = (item: string) => ({
  $subtract: [`${item}.quantity`, { $ifNull: [`${item}.refunded`, 0] }],
});

/** What an item counts for, in cents. */
export const itemRevenueIn = (item: string) => ({
  $multiply: [keptUnitsIn(item), centsIn(`${item}.productPrice`)],
});

/** `revenueOf` of shared-domain, as an aggregation's expression on an order: cents. */
export const REVENUE = { $sum: { $map: { input: '$items', as: 'item', in: itemRevenueIn('$$item') } } };
