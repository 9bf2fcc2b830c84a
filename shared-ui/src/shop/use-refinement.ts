import { atom, useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from '../router/index.ts';

type Rules = typeof import('shared-domain/refinements');

/** The rules of sorts and further filters, which most visits never need: null until loaded, false if that failed. */
const rulesAtom = atom<Rules | false | null>(null);

const FILTER = /\b(style|container|only)=/;

/** The sort and further filters of the address (LISTING-23, LISTING-24), once their rules have been loaded. */
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
    /** What the list shows while the rules are missing. */
    waiting: isRefined &&
      !rules && {
        status: rules === null ? ('loading' as const) : ('failed' as const),
        retry: () => setRules(null),
      },
  };
}
