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

/** The searched texts of a product in the order of the weights, and all of them joined. */
type Texts = { readonly fields: readonly string[]; readonly all: string };

/** Products' texts, folded once: a page searches at every keystroke. */
const folded = new WeakMap<Product, Texts>();

function textsOf(product: Product): Texts {
  const known = folded.get(product);
  if (known) return known;
  const fields = WEIGHTS.map(({ field }) => fold(product[field] ?? ''));
  // A folded query has no line break, so it never matches across two fields.
  const texts = { fields, all: fields.join('\n') };
  folded.set(product, texts);
  return texts;
}

function scoreOf({ fields, all }: Texts, query: string): number {
  if (!all.includes(query)) return 0;
  return WEIGHTS.reduce((score, { weight, doubles }, place) => {
    const text = fields[place] ?? '';
    if (!text.includes(query)) return score;
    return score + (doubles && text === query ? 2 * weight : weight);
  }, 0);
}

function ranked<Item extends Product>(products: readonly Item[], score: (texts: Texts) => number): Item[] {
  const found: { product: Item; points: number }[] = [];
  for (const product of products) {
    const points = score(textsOf(product));
    if (points > 0) found.push({ product, points });
  }
  return found.sort((one, other) => other.points - one.points).map(({ product }) => product);
}

/**
 * Searches products (LISTING-6, LISTING-7): the whole query as a substring, case- and accent-insensitive, best score
 * first, equal scores in the list's order; if that finds nothing, its words one by one with their scores added. An
 * empty query finds everything, in the list's order. Don't mutate products: their texts are cached.
 */
export function searchProducts<Item extends Product>(products: readonly Item[], query: string): Item[] {
  const wanted = fold(query);
  if (wanted === '') return [...products];
  const whole = ranked(products, (texts) => scoreOf(texts, wanted));
  const words = wanted.split(' ');
  if (whole.length > 0 || words.length === 1) return whole;
  return ranked(products, (texts) => words.reduce((score, word) => score + scoreOf(texts, word), 0));
}
