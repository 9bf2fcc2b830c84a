import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { SavedView } from 'shared-domain/contracts';
import { environmentAtom } from 'shared-domain/state';
import { usePreferences } from '../../data/calls/index.ts';

/** The lists that have saved views. */
export type ViewList = 'inventoryViews' | 'orderViews';

/** Former storage keys, from when views were stored per browser. */
const FORMER_KEYS: Readonly<Record<ViewList, string>> = {
  inventoryViews: 'staff-inventory-views',
  orderViews: 'staff-order-views',
};

const NONE: SavedView[] = [];

function read(text: string): SavedView[] {
  try {
    return [JSON.parse(text)]
      .flat()
      .filter(({ name, query }) => `${name}`.trim() && typeof query === 'string');
  } catch {
    return [];
  }
}

/** Moves views stored in this browser to the member of staff, once; existing names are kept. */
function useMovedViews(list: ViewList) {
  const { localStorage } = useAtomValue(environmentAtom);
  const { preferences, isKnown, change } = usePreferences();
  const saved = preferences[list] ?? NONE;
  useEffect(() => {
    const text = localStorage.read(FORMER_KEYS[list]);
    if (!isKnown || text === null) return;
    localStorage.remove(FORMER_KEYS[list]);
    const moved = read(text).filter(({ name }) => !saved.some((view) => view.name === name));
    if (moved.length === 0) return;
    void change({ [list]: [...saved, ...moved] }).then(
      (isSaved) => isSaved || localStorage.write(FORMER_KEYS[list], text),
    );
  }, [localStorage, list, isKnown, saved, change]);
}

/** The member of staff's saved views of a list. A view is a name and an address. */
export function useSavedViews(list: ViewList) {
  const { preferences, change } = usePreferences();
  const saved = preferences[list] ?? NONE;
  const set = (views: SavedView[]) => void change({ [list]: views });
  useMovedViews(list);
  return {
    saved,
    save: (view: SavedView) => set([...saved.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => set(saved.filter((view) => view.name !== name)),
    restore: set,
  };
}
