import { useRouteError } from 'shared-ui/router';
import { ErrorState } from 'shared-ui/states';

/** A page whose code did not arrive, or that failed while rendering: header and navigation stay. */
export function PageFailure() {
  const cause = useRouteError();
  return (
    <ErrorState title="This page could not be shown" onRetry={() => window.location.reload()}>
      {cause instanceof Error ? cause.message : 'Please try again.'}
    </ErrorState>
  );
}
