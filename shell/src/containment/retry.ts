import { useLocation, useNavigate, useNavigation } from 'shared-ui/router';

/**
 * Navigates to the current address again, so that the router requests routes, chunks and data again. `retrying` is true
 * while that is pending.
 */
export function useRetry(): { onRetry: () => void; retrying: boolean } {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retrying = useNavigation().state !== 'idle';
  const onRetry = () =>
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  return { onRetry, retrying };
}
