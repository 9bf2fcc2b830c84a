import { contentsOf, type SizedProduct, sizeOf } from '../../goods/sizes/index.ts';

/** The days whose deliveries say for how long stock lasts. */
export const PACE_DAYS = 28;

/** Containers in stock: whole units, and single ones of an opened unit. */
export const containersInStock = (
  product: SizedProduct & { readonly stock: number; readonly looseUnits?: number | undefined },
): number => contentsOf(sizeOf(product), product.stock, 'licensee').containers + (product.looseUnits ?? 0);

/**
 * For how many whole days a stock lasts at the pace of the last 28 days; null if nothing was delivered in them (SUPPLIER-22).
 * @param delivered containers in those days
 */
export const daysOfStock = (containers: number, delivered: number): number | null =>
  delivered > 0 ? Math.floor((Math.max(0, containers) * PACE_DAYS) / delivered) : null;
