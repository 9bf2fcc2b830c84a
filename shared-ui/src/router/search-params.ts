import { useCallback, useMemo } from 'react';
import type { NavigateOptions } from './page-router.ts';
import { useLocation, useNavigate } from './router-provider.tsx';

type Query = URLSearchParams | Record<string, string>;

/** The query, a stable object until it changes, and a function that navigates to another one. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback(
    (next: Query | ((now: URLSearchParams) => Query), options?: NavigateOptions) => {
      const chosen = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      void navigate(`?${new URLSearchParams(chosen)}`, options);
    },
    [search, navigate],
  );
  return [query, setQuery] as const;
}
