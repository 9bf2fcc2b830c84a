import { CASE_SIZE, type Channel, type Product } from '../products/index.ts';
import { availableUnits, sellsSingles } from './availability.ts';

/** What is on the shelf: whole cases, kegs or pieces, and single units of an opened case (0 to 23). */
export type Shelf = Pick<Product, 'stock' | 'looseUnits'>;

type OnShelf = Shelf & Pick<Product, 'category'>;

const shelfOf = (units: number): Shelf => ({
  stock: Math.floor(units / CASE_SIZE),
  looseUnits: units % CASE_SIZE,
});

/**
 * The shelf after a channel took units. Retail takes loose units first and opens cases of 24 when it must.
 * @returns null when there are not enough.
 */
export function takeFromShelf(product: OnShelf, channel: Channel, units: number): Shelf | null {
  const left = availableUnits(product, channel) - units;
  if (left < 0) return null;
  if (sellsSingles(product, channel)) return shelfOf(left);
  return { stock: left, looseUnits: product.looseUnits };
}

/** The shelf after units came back; single units refold into cases of 24 (decisions.md "Listing"). */
export function giveBackToShelf(product: OnShelf, channel: Channel, units: number): Shelf {
  const now = availableUnits(product, channel) + units;
  if (sellsSingles(product, channel)) return shelfOf(now);
  return { stock: now, looseUnits: product.looseUnits };
}

/** Cases that retail opens to hand out units: 0 while loose units suffice. */
export const casesOpened = (product: Shelf, units: number): number =>
  Math.max(0, Math.ceil((units - product.looseUnits) / CASE_SIZE));
