import type { FieldChange } from './diff.ts';
import type { ReviewKind } from './review.ts';

/** What a feed may change without a person: how many products, and each price by how many per cent (FEED-2). */
export type FeedLimits = { readonly products: number; readonly percent: number };

/** Until an owner sets others, every feed waits for a person. */
export const FEED_LIMITS: FeedLimits = { products: 0, percent: 0 };

/** The fields that a feed may change without a person. */
const OF_FEEDS: ReadonlySet<string> = new Set(['stock', 'price']);

/**
 * Why a feed waits for a person, as a sentence; undefined if it may be applied by itself (FEED-2).
 * @param changes those of all its rows that change something
 */
export function whyFeedWaits(
  counts: Readonly<Record<ReviewKind, number>>,
  changes: readonly FieldChange[],
  { products, percent }: FeedLimits,
): string | undefined {
  if (counts.issues > 0) return `Rows with an issue: ${counts.issues}.`;
  if (counts.new > 0) return `New products: ${counts.new}.`;
  if (counts.updated > products)
    return `It changes ${counts.updated} products; ${products} may be changed without a person.`;
  if (changes.some(({ field }) => !OF_FEEDS.has(field))) return 'It changes more than stock and prices.';
  const moves = changes.flatMap(({ field, percent: moved = null }) =>
    field === 'price' ? [moved === null ? Number.POSITIVE_INFINITY : Math.abs(moved)] : [],
  );
  const largest = Math.max(0, ...moves);
  if (largest <= percent) return undefined;
  const change = Number.isFinite(largest) ? `changes by ${largest}%` : 'was $0.00 until now';
  return `A price ${change}; ${percent}% may be changed without a person.`;
}
