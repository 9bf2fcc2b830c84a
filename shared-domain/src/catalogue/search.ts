import type { Product } from '../products/index.ts';
import { fold } from './folding.ts';

/** Weights (LISTING-6); an exact match doubles the weight where `doubles` says so. */
const WEIGHTS = [
  { field: 'friendlyName', weight: 100, doubles: true },
  { field: 'name', weight: 50, doubles: true },
  { field: 'category', weight: 25, doubles: true },
  { field: 'description', weight: 10, doubles: false },
  { field: 'id', weight: 5, doubles: true },
  { field: 'hiddenCategory', weight: 5, doubles: false },
] as const;

/** A product with its searched texts folded once, in the order of the weights. */
export type Searchable<Item extends Product = Product> = {
  readonly product: Item;
  readonly texts: readonly string[];
};

/** Folds the texts of a list once, for a page that searches it on every keystroke. */
export const searchableOf = <Item extends Product>(products: readonly Item[]): Searchable<Item>[] =>
  products.map((product) => ({ product, texts: WEIGHTS.map(({ field }) => fold(product[field] ?? '')) }));

function scoreOf(texts: readonly string[], query: string): number {
  return WEIGHTS.reduce((score, { weight, doubles }, place) => {
    const text = texts[place] ?? '';
    if (!text.includes(query)) return score;
    return score + (doubles && text === query ? 2 * weight : weight);
  }, 0);
}

function ranked<Item extends Product>(
  list: readonly Searchable<Item>[],
  score: (texts: readonly string[]) => number,
): Item[] {
  return list
    .map(({ product, texts }) => ({ product, score: score(texts) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ product }) => product);
}

/**
 * Searches a folded list (LISTING-6, LISTING-7): the whole query as a substring, case- and
 * accent-insensitive, best score first, equals in the list's order; where that finds nothing, its words one by one,
 * their scores added. An empty query finds everything, in the list's order.
 */
export function searchIn<Item extends Product>(list: readonly Searchable<Item>[], query: string): Item[] {
  const wanted = fold(query);
  if (wanted === '') return list.map(({ product }) => product);
  const whole = ranked(list, (texts) => scoreOf(texts, wanted));
  const words = wanted.split(' ');
  if (whole.length > 0 || words.length === 1) return whole;
  return ranked(list, (texts) => words.reduce((score, word) => score + scoreOf(texts, word), 0));
}

/** Searches products; see `searchIn`. */
export const searchProducts = <Item extends Product>(products: readonly Item[], query: string): Item[] =>
  fold(query) === '' ? [...products] : searchIn(searchableOf(products), query);
