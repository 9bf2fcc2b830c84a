import type { DashboardJson } from 'shared-domain/contracts';
import { ltoStatusOf } from 'shared-domain/pricing';
import { displayName, isMerchandise, type Product } from 'shared-domain/products';
import type { ProductSum } from '../../orders/sums/index.ts';

/** Retail customers buy single units from a case of 24 (PRICE-3). */
const UNITS_A_CASE = 24;
const SOON_DAYS = 14;
const MAX_RESULTS = 10;

/** Products that will sell out within two weeks at the current rate, soonest first. */
export function runningOut(
  products: Product[],
  sales: ProductSum[],
  days: number,
): DashboardJson['runningOut'] {
  const sold = new Map<string, number>();
  for (const { productId, channel, quantity } of sales) {
    const product = products.find(({ id }) => id === productId);
    const cases =
      channel === 'dtc' && product && !isMerchandise(product) ? quantity / UNITS_A_CASE : quantity;
    sold.set(productId, (sold.get(productId) ?? 0) + cases);
  }
  return products
    .filter(({ id, hidden, stock }) => !hidden && stock > 0 && (sold.get(id) ?? 0) > 0)
    .map((product) => ({
      productId: product.id,
      name: displayName(product),
      stock: product.stock,
      daysLeft: Math.floor((product.stock * days) / (sold.get(product.id) ?? 1)),
    }))
    .filter(({ daysLeft }) => daysLeft <= SOON_DAYS)
    .sort((one, other) => one.daysLeft - other.daysLeft || one.productId.localeCompare(other.productId))
    .slice(0, MAX_RESULTS);
}

/** Limited-time offers that are active or scheduled, by their end day. */
export function offersOf(products: Product[], at: Date): DashboardJson['offers'] {
  return products
    .flatMap((product) => {
      const status = ltoStatusOf(product, at);
      const { ltoStartDate, ltoEndDate } = product;
      if ((status !== 'active' && status !== 'scheduled') || !ltoStartDate || !ltoEndDate) return [];
      return [{ productId: product.id, name: displayName(product), status, ltoStartDate, ltoEndDate }];
    })
    .sort((one, other) => one.ltoEndDate.localeCompare(other.ltoEndDate));
}
