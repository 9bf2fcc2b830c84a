import type { ReactNode } from 'react';
import { GridSkeleton } from '../skeleton/index.ts';
import { ErrorState } from '../states/index.ts';

export type ListingState = { status: 'loading' | 'ready' | 'failed'; retry: () => void };

/** What stands where the grid will be: skeletons while products come, an error with a retry, else the grid or `empty`. */
export function ListingStates({
  listing,
  isEmpty,
  empty,
  children,
}: {
  listing: ListingState;
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}) {
  if (listing.status === 'loading') return <GridSkeleton />;
  if (listing.status === 'failed') {
    return (
      <ErrorState title="The products could not be loaded" onRetry={listing.retry}>
        Your cart is safe. Please try again in a moment.
      </ErrorState>
    );
  }
  return isEmpty ? empty : children;
}
