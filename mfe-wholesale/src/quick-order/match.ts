import { fold, isSoldIn } from 'shared-domain/catalogue';
import type { Cents } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import { displayName, type Product } from 'shared-domain/products';
import { fulfil } from 'shared-domain/stock';
import type { AskedLine } from './parse.ts';

type Found = {
  /** Indices of its lines in the text. */
  at: number[];
  product: Product;
  /** Requested units; lines of one product are added up. */
  quantity: number;
  /** Cents of one unit. */
  unitPrice: Cents;
  /** Units already in the cart. */
  inCart: number;
};

/** The result for a line of a quick order. */
export type QuickRow =
  | (Found & { kind: 'ready'; backOrdered: number })
  /** `left`: units that can still be added; 0 if there are none. */
  | (Found & { kind: 'short'; left: number })
  /** An allocation's product is ordered or asked for on its own page (ALLOCATION-3). */
  | (Found & { kind: 'limited' })
  | { kind: 'unknown' | 'unreadable'; at: number[]; item: string };

/** The shop's state, to match a quick order with. */
export type ShopState = {
  products: readonly Product[];
  /** Units in the cart by product. */
  inCart: ReadonlyMap<string, number>;
  at: Date;
};

/**
 * Matches a quick order with the catalogue, line by line. An item is found by its number in any case, or by its whole
 * name. Units already in the cart count against the stock.
 */
export function matchQuickOrder(asked: readonly AskedLine[], shop: ShopState): QuickRow[] {
  const find = finderOf(shop.products);
  const rows: QuickRow[] = [];
  const places = new Map<string, number>();
  for (const { at, item, quantity } of asked) {
    const product = find(item);
    if (!product || quantity === null) {
      rows.push({ kind: product || item === '' ? 'unreadable' : 'unknown', at: [at], item });
      continue;
    }
    const place = places.get(product.id);
    const before = place === undefined ? undefined : rows[place];
    if (place !== undefined && before && 'product' in before) {
      rows[place] = rowOf(product, [...before.at, at], before.quantity + quantity, shop);
    } else {
      places.set(product.id, rows.length);
      rows.push(rowOf(product, [at], quantity, shop));
    }
  }
  return rows;
}

/** A possible item number; names have spaces. */
const ITEM_NUMBER = /^[^\s,]{1,40}$/;

/** A quick order's item numbers that aren't in the catalogue. */
export function unknownItems(asked: readonly AskedLine[], products: readonly Product[]): string[] {
  const find = finderOf(products);
  return asked.map(({ item }) => item).filter((item) => ITEM_NUMBER.test(item) && !find(item));
}

function rowOf(product: Product, at: number[], quantity: number, shop: ShopState): QuickRow {
  const inCart = shop.inCart.get(product.id) ?? 0;
  const unitPrice = priceOf(product, 'licensee', shop.at).unit;
  const found = { at, product, quantity, unitPrice, inCart };
  if (product.allocation) return { kind: 'limited', ...found };
  const { short, backOrdered } = fulfil(product, 'licensee', inCart + quantity);
  if (short === 0) return { kind: 'ready', ...found, backOrdered: Math.min(backOrdered, quantity) };
  return { kind: 'short', ...found, left: Math.max(0, quantity - short) };
}

/** Finds a product by its number in any case, or else by its whole name. */
function finderOf(products: readonly Product[]): (item: string) => Product | undefined {
  const sold = products.filter((product) => isSoldIn(product, 'licensee'));
  const byNumber = new Map(sold.map((product) => [fold(product.id), product]));
  const byName = new Map(
    sold.flatMap((product) =>
      [product.name, displayName(product)].map((name) => [fold(name), product] as const),
    ),
  );
  return (item) => byNumber.get(fold(item)) ?? byName.get(fold(item));
}

/** The text with a product's `quantity` on its first line and its other lines removed, for 'Take 9'. */
export function withQuantity(text: string, { at, product }: Found, quantity: number): string {
  const [first, ...others] = at;
  return text
    .split(/\r\n|\r|\n/)
    .map((line, place) => (place === first ? `${product.id}  ${quantity}` : line))
    .filter((_line, place) => !others.includes(place))
    .join('\n');
}

/** The text with a chosen suggestion's item number in a line. */
export const withProduct = (text: string, at: number, { id }: Product, quantity: number): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, place) => (place === at ? `${id}  ${quantity}` : line))
    .join('\n');

/** The text without some lines. */
export const withoutLines = (text: string, at: readonly number[]): string =>
  text
    .split(/\r\n|\r|\n/)
    .filter((_line, place) => !at.includes(place))
    .join('\n')
    .trim();
