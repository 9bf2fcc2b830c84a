import { type AllocationTerms, isMerchandise, type Product } from '../../../goods/products/index.ts';

/** How long a share is held for its account, in milliseconds (ALLOCATION-8). */
export const HOLD_MS = 72 * 60 * 60 * 1000;

/** Whether an allocation is still to open, takes requests or orders, or has closed. */
export function phaseOf(
  { opensAt, closesAt }: Pick<AllocationTerms, 'opensAt' | 'closesAt'>,
  now: Date,
): 'planned' | 'open' | 'closed' {
  if (now.getTime() < Date.parse(opensAt)) return 'planned';
  return now.getTime() < Date.parse(closesAt) ? 'open' : 'closed';
}

/**
 * How many units of a product an account may still order in the wholesale shop; Infinity without an allocation, 0 for a
 * shared one. First come is limited by what is left for the account and overall (ALLOCATION-2).
 * @param ordered units ordered since it opened, by the account and by all accounts
 */
export function orderableUnits(
  terms: AllocationTerms | undefined,
  ordered: { readonly account: number; readonly all: number },
  now: Date,
): number {
  if (terms === undefined) return Number.POSITIVE_INFINITY;
  if (terms.kind === 'shared') return 0;
  const phase = phaseOf(terms, now);
  if (phase === 'planned') return 0;
  if (phase === 'closed') return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(terms.most - ordered.account, terms.units - ordered.all));
}

/** The name of a product's wholesale unit. */
export function unitName(product: Pick<Product, 'category' | 'packagingType'>): 'case' | 'keg' | 'piece' {
  if (isMerchandise(product)) return 'piece';
  return product.packagingType === 'Packaged' ? 'case' : 'keg';
}
