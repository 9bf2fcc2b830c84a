import { useCallback, useMemo, useState } from 'react';

const NOBODY: ReadonlySet<string> = new Set();

/** Which products are selected, by id. What is not in the list any more does not count. */
export function useSelection(ids: readonly string[]) {
  const [held, setHeld] = useState(NOBODY);
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
    [],
  );
  const add = useCallback(
    (more: readonly string[]) => setHeld((before) => new Set([...before, ...more])),
    [],
  );
  const clear = useCallback(() => setHeld(NOBODY), []);
  const toggleAll = useCallback(
    () => setHeld((before) => (ids.every((id) => before.has(id)) ? NOBODY : new Set(ids))),
    [ids],
  );
  return { selected, toggle, add, clear, toggleAll };
}

export type Selection = ReturnType<typeof useSelection>;
