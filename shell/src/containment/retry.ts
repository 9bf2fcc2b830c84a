import { useLocation, useNavigate, useNavigation } from 'shared-ui/router';

/** Navigates to the current address again, so that the router reloads routes, chunks and data. `retrying` is true meanwhile. */
export function useRetry(): { onRetry: () => void; retrying: boolean } {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retrying = useNavigation().state !== 'idle';
  const onRetry = () =>
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  return { onRetry, retrying };
}
