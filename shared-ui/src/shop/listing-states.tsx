import { type ReactNode, useEffect, useRef } from 'react';
import { GridSkeleton } from '../skeleton/index.ts';
import { ErrorState, OfflineState, useOnline } from '../states/index.ts';

export type ListingState = { status: 'loading' | 'ready' | 'failed'; retry: () => void };

/** A list's states: skeletons, an error with a retry, `empty`, or the grid. */
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

/** Reloads after a failure once the browser is online again. */
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
