import { type Channel, isMerchandise, type Product } from '../products/index.ts';
import { NUMBERS, type UnitKind, unitsIn } from './movement.ts';

/** The product fields that stock arithmetic needs. */
export type Stocked = Pick<Product, 'stock' | 'looseUnits' | 'category' | 'forceDisplay'>;

/**
 * What a channel sells of a product: retail sells single bottles and cans from cases. Merchandise is counted in pieces
 * everywhere, so its stock is never multiplied.
 */
export const unitOf = (product: Pick<Product, 'category'>, channel: Channel): UnitKind =>
  channel === 'dtc' && !isMerchandise(product) ? 'single' : 'stocked';

/** Units that a channel can sell: cases or kegs; in retail single units, stock x 24 + looseUnits (STOCK-1). */
export const availableUnits = (
  product: Pick<Product, 'stock' | 'looseUnits' | 'category'>,
  channel: Channel,
): number => unitsIn(NUMBERS, unitOf(product, channel), product);

/** How a requested quantity can be met: from stock, and as a back-order beyond it if the product is forced visible. */
export type Fulfilment = {
  readonly fromStock: number;
  readonly backOrdered: number;
  /** Requested units that aren't available. */
  readonly short: number;
};

/** What a customer reads about back-ordered units (STOCK-5), or about a product that can only be back-ordered. */
export const backOrderText = (units?: number): string =>
  units === undefined ? 'To follow when back in stock' : `${units} to follow when back in stock`;

/** Meets a quantity of a product in a channel. */
export function fulfil(product: Stocked, channel: Channel, quantity: number): Fulfilment {
  const fromStock = Math.min(quantity, Math.max(0, availableUnits(product, channel)));
  const beyond = quantity - fromStock;
  return product.forceDisplay
    ? { fromStock, backOrdered: beyond, short: 0 }
    : { fromStock, backOrdered: 0, short: beyond };
}
