import { useLocation, useNavigate, useNavigation } from 'react-router';

const IN_PLACE = { replace: true, preventScrollReset: true };

/** Navigates to the current address again, so that the router reloads routes and chunks. `retrying` is true meanwhile. */
export function useRetry(): { onRetry: () => Promise<void>; retrying: boolean } {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retrying = useNavigation().state !== 'idle';
  const onRetry = async () => {
    await navigate({ pathname, search }, IN_PLACE);
    // Afterwards, since the router loads nothing for a navigation to the same page's hash.
    if (hash) await navigate({ pathname, search, hash }, IN_PLACE);
  };
  return { onRetry, retrying };
}
