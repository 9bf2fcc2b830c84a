import { useCallback, useMemo } from 'react';
import { useLocation, useRouter } from 'shared-ui/router';

type Write = (
  change: (now: URLSearchParams) => URLSearchParams,
  how?: {
    /** True: Back doesn't return to the previous address. */
    replace?: boolean;
  },
) => void;

/**
 * The query of the page's address and a function to write it. A change starts from the address (current or pending) at
 * the moment of writing, not from the last render: two parts of a page that write at once, such as a search field after
 * its pause and a row that opens, keep each other's changes. Once the page is being left, nothing is written.
 */
export function useAddressQuery(): { query: URLSearchParams; write: Write } {
  const { pathname, search } = useLocation();
  const router = useRouter();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const write = useCallback<Write>(
    (change, { replace = false } = {}) => {
      const now = router.navigation.location ?? router.state.location;
      if (now.pathname !== pathname) return;
      const next = change(new URLSearchParams(now.search)).toString();
      void router.navigate({ pathname, search: next }, { replace, preventScrollReset: true });
    },
    [router, pathname],
  );
  return { query, write };
}
