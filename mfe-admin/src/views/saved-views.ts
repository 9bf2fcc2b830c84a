import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { environmentAtom } from 'shared-domain/state';

/** A named address of a list. */
export type SavedView = { name: string; query: string };

function read(text: string | null): SavedView[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((view) => typeof view?.name === 'string' && typeof view?.query === 'string');
  } catch {
    return [];
  }
}

/**
 * A list's views that this member of staff has saved in this browser under `key`; each is just a name and an address.
 */
export function useSavedViews(key: string) {
  const { localStorage } = useAtomValue(environmentAtom);
  const [saved, setSaved] = useState(() => read(localStorage.read(key)));
  const keep = useCallback(
    (views: SavedView[]) => {
      setSaved(views);
      localStorage.write(key, JSON.stringify(views));
    },
    [localStorage, key],
  );
  return {
    saved,
    save: (view: SavedView) => keep([...saved.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => keep(saved.filter((view) => view.name !== name)),
    restore: keep,
  };
}
