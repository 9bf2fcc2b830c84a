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
  /** A suspicious price is applied too. */
  readonly acceptPrice?: boolean;
  /** It is a product of its own, not the one that it may be. */
  readonly isSeparate?: boolean;
  readonly skipThisTime?: boolean;
  readonly shouldIgnore?: boolean;
};

/** Whether an entry's price waits until staff accept it or set another; the rest of the row is applied (IMPORT-12). */
export const isPriceHeld = (entry: Pick<ReviewEntry, 'suspicious'>, edits: ReviewEdits): boolean =>
  entry.suspicious && edits.acceptPrice !== true && edits.price === undefined;

/** Adds a change to edits; 'skip this time only' and 'always ignore' exclude each other (IMPORT-10). */
export function withEdits(edits: ReviewEdits, change: ReviewEdits): ReviewEdits {
  const next = { ...edits, ...change };
  if (change.skipThisTime) return { ...next, shouldIgnore: false };
  return change.shouldIgnore ? { ...next, skipThisTime: false } : next;
}

/** The product's fields among edits, without what staff decided about the row itself. */
export function editedFields({
  skipThisTime: _skip,
  shouldIgnore: _ignore,
  acceptPrice: _price,
  isSeparate: _own,
  ...fields
}: ReviewEdits) {
  return fields;
}

/** The product that applying an entry with its edits would store. */
export function productOf(entry: ReviewEntry, edits: ReviewEdits): Product {
  const { name, friendlyName, hiddenCategory, price } = edits;
  const held = isPriceHeld(entry, edits) ? entry.changes.find(({ field }) => field === 'price') : undefined;
  return {
    ...entry.product,
    ...(held === undefined ? {} : { price: Number(held.from) }),
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(friendlyName === undefined ? {} : { friendlyName: friendlyName.trim() }),
    ...(hiddenCategory === undefined ? {} : { hiddenCategory: hiddenCategory.trim() }),
    ...(price === undefined ? {} : { price }),
  };
}

/** Errors that block a row and that no edit can fix. Other errors only leave their field unchanged. */
const openErrors = (entry: ReviewEntry, edits: ReviewEdits): RowError[] =>
  entry.errors.filter(({ code }) => {
    if (code === 'missing-id' || code === 'invalid-id' || code === 'invalid-row') return true;
    if (code === 'possible-twin') return edits.isSeparate !== true;
    if (code === 'missing-name' || code === 'invalid-name') return !edits.name?.trim();
    return code === 'invalid-price' && edits.price === undefined;
  });

/** Whether an entry changes more than its price. */
const hasMore = ({ changes }: ReviewEntry, { name, friendlyName, hiddenCategory }: ReviewEdits): boolean =>
  changes.length > 1 || [name, friendlyName, hiddenCategory].some((edit) => edit !== undefined);

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
  if (isPriceHeld(entry, edits) && !hasMore(entry, edits)) return 'Its price waits until it is accepted';
  const product = productOf(entry, edits);
  if (product.name === '') return IMPORT_MESSAGES.missingName;
  if (!(product.price >= 0)) return IMPORT_MESSAGES.invalidPrice;
  const offerProblem = edits.price === undefined ? null : offerPriceProblemOf(product, at);
  if (offerProblem !== null) return offerProblem;
  return entry.isNew && !product.hiddenCategory ? IMPORT_MESSAGES.brandRequired : null;
}
