import { useCallback, useContext, useMemo } from 'react';
import { DataRouterContext, useLocation, useNavigate } from 'shared-ui/router';

type Write = (
  change: (now: URLSearchParams) => URLSearchParams,
  how?: {
    /** True: Back does not return to what stood there before. */
    replace?: boolean;
  },
) => void;

/**
 * The query of the page's address and the way to write it. A change begins with what stands in the address (or is on its
 * way there) at the moment of writing, not with what the page last drew: two parts of a page that write within one
 * breath, a search field after its pause and a row that opens, both keep what the other wrote. Once the page is being
 * left, nothing is written.
 */
export function useAddressQuery(): { query: URLSearchParams; write: Write } {
  const { pathname, search } = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const write = useCallback<Write>(
    (change, { replace = false } = {}) => {
      const now = router?.state.navigation.location ?? router?.state.location;
      if (!now || now.pathname !== pathname) return;
      const next = change(new URLSearchParams(now.search)).toString();
      void navigate({ pathname, search: next }, { replace, preventScrollReset: true });
    },
    [router, pathname, navigate],
  );
  return { query, write };
}
