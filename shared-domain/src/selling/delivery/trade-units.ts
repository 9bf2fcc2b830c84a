import { type Dated, type Day, valueOn } from '../../foundation/dates/index.ts';
import { isDepositFee, isMerchandise, type PackagingType, type Product } from '../../goods/products/index.ts';

/** What one case or keg counts towards a minimum order. */
export type TradeUnits = Readonly<Record<PackagingType, number>>;

/** A case, a keg of up to 30 L and one of 50 L, dated (DELIVERY-6). */
export const TRADE_UNITS: readonly Dated<TradeUnits>[] = [
  { from: '2000-01-01', until: null, value: { Packaged: 1, '20L & 30L': 2, '50L': 4 } },
];

type Counted = Pick<Product, 'id' | 'packagingType' | 'category'>;

/**
 * The trade units of lines on a day. Merchandise and the deposit line count for none.
 * @param lines products, and how many cases or kegs of each
 * @throws RangeError if the table says nothing about the day.
 */
export function tradeUnitsOf(
  lines: readonly { readonly product: Counted; readonly quantity: number }[],
  day: Day,
): number {
  const units = valueOn(TRADE_UNITS, day);
  return lines
    .filter(({ product }) => !isMerchandise(product) && !isDepositFee(product.id))
    .reduce((sum, { product, quantity }) => sum + units[product.packagingType] * quantity, 0);
}
