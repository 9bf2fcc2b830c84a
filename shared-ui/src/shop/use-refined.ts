import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Refinement, refinementFromQuery, refinementParameters } from 'shared-domain/refinements';

const NONE = { sort: '', style: '', container: '', only: '' };

/** The address's refinement, and a function to change it that doesn't undo pending changes. */
export function useRefined() {
  const [query, setQuery] = useSearchParams();
  const asked = useRef({ over: query, refinement: refinementFromQuery(query) });
  if (asked.current.over !== query) asked.current = { over: query, refinement: refinementFromQuery(query) };
  const refine = (part: Partial<Refinement>) => {
    asked.current.refinement = { ...asked.current.refinement, ...part };
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries({
      ...NONE,
      ...refinementParameters(asked.current.refinement),
    })) {
      next.delete(name);
      if (value) next.set(name, value);
    }
    setQuery(next, { preventScrollReset: true });
  };
  return { refinement: refinementFromQuery(query), refine };
}
