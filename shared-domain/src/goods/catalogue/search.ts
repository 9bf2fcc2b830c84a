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

/** Products' texts, folded once: a page searches at every keystroke. */
const folded = new WeakMap<Product, readonly string[]>();

/**
 * The searched texts of a product, folded, in the order of the weights. Don't mutate products: their texts are cached.
 */
export function searchTextsOf(product: Product): readonly string[] {
  const known = folded.get(product);
  if (known) return known;
  const texts = WEIGHTS.map(({ field }) => fold(product[field] ?? ''));
  folded.set(product, texts);
  return texts;
}

function scoreOf(texts: readonly string[], query: string): number {
  let score = 0;
  for (let place = 0; place < WEIGHTS.length; place += 1) {
    const text = texts[place] as string;
    if (!text.includes(query)) continue;
    const { weight, doubles } = WEIGHTS[place] as (typeof WEIGHTS)[number];
    score += doubles && text === query ? 2 * weight : weight;
  }
  return score;
}

/** The matching products, best first, ties in list order. */
function ranked<Item extends Product>(
  products: readonly Item[],
  score: (texts: readonly string[]) => number,
): Item[] {
  const found = new Map<number, Item[]>();
  for (const product of products) {
    const points = score(searchTextsOf(product));
    if (points === 0) continue;
    const equals = found.get(points);
    if (equals) equals.push(product);
    else found.set(points, [product]);
  }
  return [...found].sort(([one], [other]) => other - one).flatMap(([, equals]) => equals);
}

/**
 * The products of a list, in its order, that may contain one of these folded texts; all of them if no text is given.
 * A superset is fine: each candidate is still checked.
 */
export type Candidates<Item extends Product = Product> = (texts: readonly string[]) => readonly Item[];

/** Searches like `searchProducts`, in a list with an index of candidates. */
export function searchAmong<Item extends Product>(candidates: Candidates<Item>, query: string): Item[] {
  const wanted = fold(query);
  if (wanted === '') return [...candidates([])];
  const whole = ranked(candidates([wanted]), (texts) => scoreOf(texts, wanted));
  const words = wanted.split(' ');
  if (whole.length > 0 || words.length === 1) return whole;
  return ranked(candidates(words), (texts) => words.reduce((score, word) => score + scoreOf(texts, word), 0));
}

/**
 * Searches products (LISTING-6, LISTING-7): the whole query as a substring, case- and accent-insensitive, best score
 * first, ties in list order; if that finds nothing, by single words with their scores added. An
 * empty query finds everything, in the list's order. Don't mutate products: their texts are cached.
 */
export const searchProducts = <Item extends Product>(products: readonly Item[], query: string): Item[] =>
  searchAmong(() => products, query);
