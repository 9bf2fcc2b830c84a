import { useCallback } from 'react';
import { useLocation, useNavigate } from 'shared-ui/router';

/** Goes to the open address again, in place: the router then asks for routes, chunks and data anew. */
export function useRetry(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(() => {
    navigate({ pathname, search, hash }, { replace: true });
  }, [navigate, pathname, search, hash]);
}
