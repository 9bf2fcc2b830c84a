import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'shared-ui/router';

/**
 * Goes to the open address again, in place: the router then asks for routes, chunks and data anew.
 * `retrying` while that is pending.
 */
export function useRetry(): { onRetry: () => void; retrying: boolean } {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retrying = useNavigation().state !== 'idle';
  const onRetry = useCallback(() => {
    navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, hash]);
  return { onRetry, retrying };
}
