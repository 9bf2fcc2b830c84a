import { type AllocationTerms, isMerchandise, type Product } from '../../products/index.ts';

/** The kinds of allocations (ALLOCATION-1). */
export const ALLOCATION_KINDS = ['first-come', 'shared'] as const satisfies AllocationTerms['kind'][];

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
 * How many units of a product an account may order at once in the wholesale shop; Infinity without an allocation. A shared
 * one is not ordered from, and first come goes up to what is left for the account and in all (ALLOCATION-2).
 * @param ordered units that the account, and that all accounts, have ordered since it opened
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

/** What a wholesale unit of a product is called. */
export function unitName(product: Pick<Product, 'category' | 'packagingType'>): 'case' | 'keg' | 'piece' {
  if (isMerchandise(product)) return 'piece';
  return product.packagingType === 'Packaged' ? 'case' : 'keg';
}
