import { type ReactNode, useEffect, useRef } from 'react';
import { GridSkeleton } from '../skeleton/index.ts';
import { ErrorState, OfflineState, useOnline } from '../states/index.ts';

export type ListingState = { status: 'loading' | 'ready' | 'failed'; retry: () => void };

/**
 * What is shown in place of the grid: skeletons while products load, an error with a retry, else the grid or `empty`.
 */
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
  const isOnline = useRetryWhenOnline(listing);
  if (listing.status === 'loading') return <GridSkeleton />;
  if (listing.status === 'failed' && !isOnline) return <OfflineState onRetry={listing.retry} />;
  if (listing.status === 'failed') {
    return (
      <ErrorState title="The products could not be loaded" onRetry={listing.retry}>
        Your cart is safe. Please try again in a moment.
      </ErrorState>
    );
  }
  return isEmpty ? empty : children;
}

/** Reloads after a failure as soon as the browser is online again, as the offline page promises. */
function useRetryWhenOnline({ status, retry }: ListingState): boolean {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack && status === 'failed') retry();
  }, [isOnline, status, retry]);
  return isOnline;
}
