import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useDataRouter } from 'shared-ui/router';

type Write = (
  change: (now: URLSearchParams) => URLSearchParams,
  how?: {
    /** If true, Back skips the previous address. */
    replace?: boolean;
  },
) => void;

/** Sets one parameter, or removes it for null and ''; Back skips the previous address. */
type SetParameter = (name: string, value: string | null) => void;

/**
 * The query of the page's address and a function to change it. A change is based on the current or pending address, not
 * on the last render, so that two parts of a page that write at once (a debounced search and an opened row) keep each
 * other's changes. Nothing is written once the page is being left.
 */
export function useAddressQuery(): { query: URLSearchParams; write: Write; set: SetParameter } {
  const { pathname, search } = useLocation();
  const router = useDataRouter();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const write = useCallback<Write>(
    (change, { replace = false } = {}) => {
      const now = router.state.navigation.location ?? router.state.location;
      if (now.pathname !== pathname) return;
      const next = change(new URLSearchParams(now.search)).toString();
      void router.navigate({ pathname, search: next }, { replace, preventScrollReset: true });
    },
    [router, pathname],
  );
  const set = useCallback<SetParameter>(
    (name, value) =>
      write(
        (now) => {
          if (value) now.set(name, value);
          else now.delete(name);
          return now;
        },
        { replace: true },
      ),
    [write],
  );
  return { query, write, set };
}
