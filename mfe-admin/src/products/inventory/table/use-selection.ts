import { useCallback, useMemo, useState } from 'react';

const NOTHING: ReadonlySet<string> = new Set();

/** The selection, owned by a component that outlives the list. */
export const useSelectionState = () => useState(NOTHING);
export type SelectionState = ReturnType<typeof useSelectionState>;

/** The ids of the selected products; those no longer in the list don't count. */
export function useSelection(ids: readonly string[], [state, setState]: SelectionState) {
  const selected = useMemo(() => {
    const listed = ids.filter((id) => state.has(id));
    return listed.length === state.size ? state : new Set(listed);
  }, [state, ids]);
  const toggle = useCallback(
    (id: string) =>
      setState((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [setState],
  );
  const choose = useCallback((wanted: Iterable<string>) => setState(new Set(wanted)), [setState]);
  const clear = useCallback(() => setState(NOTHING), [setState]);
  const toggleAll = useCallback(
    () => setState((before) => (ids.every((id) => before.has(id)) ? NOTHING : new Set(ids))),
    [ids, setState],
  );
  return { selected, toggle, choose, clear, toggleAll };
}

export type Selection = ReturnType<typeof useSelection>;
