import { atom, useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';

type Rules = typeof import('shared-domain/refinements');

/** The rules of sorts and further filters, loaded on demand: null until loaded, false if that failed. */
const rulesAtom = atom<Rules | false | null>(null);

const FILTER = /\b(style|container|only)=/;

/** The address's sort and further filters (LISTING-23, LISTING-24), once their rules have loaded. */
export function useRefinement() {
  const [query] = useSearchParams();
  const [rules, setRules] = useAtom(rulesAtom);
  const isFiltered = FILTER.test(String(query));
  const isRefined = isFiltered || query.has('sort');
  useEffect(() => {
    if (isRefined && rules === null)
      import('shared-domain/refinements').then(setRules, () => setRules(false));
  }, [isRefined, rules, setRules]);
  const refined = useMemo(
    () => isRefined && rules && { rules, ...rules.refinementFromQuery(query) },
    [isRefined, rules, query],
  );
  return {
    isFiltered,
    refined,
    /** The list's state while the rules aren't loaded. */
    waiting: isRefined &&
      !rules && {
        status: rules === null ? ('loading' as const) : ('failed' as const),
        retry: () => setRules(null),
      },
  };
}
