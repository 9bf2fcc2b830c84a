import { useCallback, useMemo, useState } from 'react';

const NOTHING: ReadonlySet<string> = new Set();

/** The selection, owned by a component that outlives the list. */
export const useSelectionState = () => useState(NOTHING);
export type SelectionState = ReturnType<typeof useSelectionState>;

/** The ids of the selected products; those no longer in the list don't count. */
export function useSelection(ids: readonly string[], [held, setHeld]: SelectionState) {
  const selected = useMemo(() => {
    const listed = ids.filter((id) => held.has(id));
    return listed.length === held.size ? held : new Set(listed);
  }, [held, ids]);
  const toggle = useCallback(
    (id: string) =>
      setHeld((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [setHeld],
  );
  const choose = useCallback((wanted: Iterable<string>) => setHeld(new Set(wanted)), [setHeld]);
  const clear = useCallback(() => setHeld(NOTHING), [setHeld]);
  const toggleAll = useCallback(
    () => setHeld((before) => (ids.every((id) => before.has(id)) ? NOTHING : new Set(ids))),
    [ids, setHeld],
  );
  return { selected, toggle, choose, clear, toggleAll };
}

export type Selection = ReturnType<typeof useSelection>;
