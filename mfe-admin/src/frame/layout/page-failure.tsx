import { useRouteError } from 'react-router';
import { ErrorState } from 'shared-ui/states';

/** Replaces a page that failed to load or render; header and navigation stay. */
export function PageFailure() {
  const cause = useRouteError();
  return (
    <ErrorState title="This page could not be shown" onRetry={() => window.location.reload()}>
      {cause instanceof Error ? cause.message : 'Please try again.'}
    </ErrorState>
  );
}
