import { offerPriceProblemOf } from '../../goods/offers/index.ts';
import type { Product } from '../../goods/products/index.ts';
import { IMPORT_MESSAGES } from './messages.ts';
import type { ReviewEntry } from './review.ts';
import type { RowError } from './row.ts';

/** What staff change in a review for one SKU. Price in dollars. */
export type ReviewEdits = {
  readonly name?: string;
  readonly friendlyName?: string;
  /** The brand. */
  readonly hiddenCategory?: string;
  readonly price?: number;
  readonly skipThisTime?: boolean;
  readonly shouldIgnore?: boolean;
};

/** The initial edits of an entry: suspicious rows are left out until someone ticks them. */
export const initialEdits = (entry: Pick<ReviewEntry, 'suspicious'>): ReviewEdits =>
  entry.suspicious ? { skipThisTime: true } : {};

/** Adds a change to edits; 'skip this time only' and 'always ignore' exclude each other (IMPORT-10). */
export function withEdits(edits: ReviewEdits, change: ReviewEdits): ReviewEdits {
  const next = { ...edits, ...change };
  if (change.skipThisTime) return { ...next, shouldIgnore: false };
  return change.shouldIgnore ? { ...next, skipThisTime: false } : next;
}

/** The product that applying an entry with its edits would store. */
export function productOf(entry: ReviewEntry, edits: ReviewEdits): Product {
  const { name, friendlyName, hiddenCategory, price } = edits;
  return {
    ...entry.product,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(friendlyName === undefined ? {} : { friendlyName: friendlyName.trim() }),
    ...(hiddenCategory === undefined ? {} : { hiddenCategory: hiddenCategory.trim() }),
    ...(price === undefined ? {} : { price }),
  };
}

/** Errors that block a row and that no edit can fix. Other errors only leave their field unchanged. */
const openErrors = (entry: ReviewEntry, edits: ReviewEdits): RowError[] =>
  entry.errors.filter(({ code }) => {
    if (code === 'missing-id' || code === 'invalid-id') return true;
    if (code === 'missing-name' || code === 'invalid-name') return !edits.name?.trim();
    return code === 'invalid-price' && edits.price === undefined;
  });

/**
 * Why an entry would not be applied: staff's choice, the ignore rules, a missing or too long id or name, an invalid
 * price or one that staff set below the product's offer, or a new product without a brand; null if it would be.
 */
export function exclusionOf(entry: ReviewEntry, edits: ReviewEdits, at: Date): string | null {
  if (edits.skipThisTime) return 'Skipped this time';
  if (edits.shouldIgnore) return 'Always ignored';
  if (entry.autoIgnored) return entry.ignoreReason ?? 'Ignored';
  const error = openErrors(entry, edits)[0];
  if (error) return error.message;
  const product = productOf(entry, edits);
  if (product.name === '') return IMPORT_MESSAGES.missingName;
  if (!(product.price >= 0)) return IMPORT_MESSAGES.invalidPrice;
  const offerProblem = edits.price === undefined ? null : offerPriceProblemOf(product, at);
  if (offerProblem !== null) return offerProblem;
  return entry.isNew && !product.hiddenCategory ? IMPORT_MESSAGES.brandRequired : null;
}
