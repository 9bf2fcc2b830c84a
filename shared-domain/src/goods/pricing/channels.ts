import type { Cents } from '../../foundation/money/index.ts';
import { roundHalfUp } from '../../foundation/money/index.ts';
import { type Channel, isMerchandise, type Product } from '../products/index.ts';

/**
 * The single-unit helper: (1.25 x base / 24) + 1 dollar, rounded up to the next 0.25; an exact multiple stays
 * (PRICE-3). In whole numbers: 25 cents times the ceiling of (5 x base + 9600) / 2400.
 * @param base cents of a case of 24
 * @returns cents of one bottle or can
 */
export const singleUnitPrice = (base: Cents): Cents => 25 * Math.ceil((5 * base + 9600) / 2400);

/** `singleUnitPrice` before rounding up, to the cent. */
export const singleUnitBeforeRounding = (base: Cents): Cents => roundHalfUp((5 * base) / 96 + 100);

/** Price in the keg portal: base x 1.6, rounded half up to a cent (PRICE-4). */
export const kegRetailPrice = (base: Cents): Cents => Math.floor((base * 16 + 5) / 10);

/** A channel's price for a base price, in cents. Merchandise is sold at base price everywhere. */
export function channelPrice(product: Pick<Product, 'category'>, channel: Channel, base: Cents): Cents {
  if (channel === 'licensee' || isMerchandise(product)) return base;
  return channel === 'dtc' ? singleUnitPrice(base) : kegRetailPrice(base);
}
