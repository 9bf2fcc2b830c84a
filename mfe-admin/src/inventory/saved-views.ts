import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { environmentAtom } from 'shared-domain/state';

/** A named address of the inventory. */
export type SavedView = { name: string; query: string };

const KEY = 'staff-inventory-views';

/** Views that everybody has. */
export const GIVEN_VIEWS: readonly SavedView[] = [
  { name: 'All products', query: '' },
  { name: 'Kegs on LTO', query: 'packaging=20L+%26+30L%2C50L&lto=active' },
  { name: 'No picture yet', query: 'filters=no-image' },
];

function read(text: string | null): SavedView[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((view) => typeof view?.name === 'string' && typeof view?.query === 'string');
  } catch {
    return [];
  }
}

/** Views that this member of staff has saved in this browser; each is nothing but a name and an address. */
export function useSavedViews() {
  const { localStorage } = useAtomValue(environmentAtom);
  const [saved, setSaved] = useState(() => read(localStorage.read(KEY)));
  const keep = useCallback(
    (views: SavedView[]) => {
      setSaved(views);
      localStorage.write(KEY, JSON.stringify(views));
    },
    [localStorage],
  );
  return {
    saved,
    save: (view: SavedView) => keep([...saved.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => keep(saved.filter((view) => view.name !== name)),
    restore: keep,
  };
}
