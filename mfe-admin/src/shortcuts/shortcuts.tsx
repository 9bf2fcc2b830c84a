import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'shared-ui/router';
import { paletteOpenAtom } from '../palette/index.ts';
import { places } from '../places.ts';
import { useMay } from '../staff/index.ts';
import { pageKeysAtom, shortcutsOpenAtom, singleKeysAtom } from './keys.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const isLayerOpen = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Focuses the page's search, if it has one. */
function goToSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('[data-page-search]');
  search?.focus();
  search?.select();
  return search !== null;
}

/** Event times start with the page: a key in its first second must not count as the second one after `g`. */
const LONG_AGO = Number.NEGATIVE_INFINITY;

/** Handles the staff area's keys. Single letters work outside fields, dialogs and menus only, and can be turned off. */
function useKeys() {
  const openPalette = useSetAtom(paletteOpenAtom);
  const openList = useSetAtom(shortcutsOpenAtom);
  const single = useAtomValue(singleKeysAtom);
  const ofPage = useAtomValue(pageKeysAtom);
  const navigate = useNavigate();
  const may = useMay();
  const afterG = useRef(LONG_AGO);
  useEffect(() => {
    const goTo = (key: string) => {
      const place = places.find((known) => known.key === key && may(known.needs));
      if (place) void navigate(place.to);
      return place !== undefined;
    };
    const letter = (event: KeyboardEvent): boolean => {
      const waited = event.timeStamp - afterG.current < 1500;
      afterG.current = event.key === 'g' ? event.timeStamp : LONG_AGO;
      if (waited) return goTo(event.key);
      if (event.key === '/') return goToSearch();
      const act = event.key === '?' ? () => openList(true) : ofPage[event.key.toLowerCase()];
      act?.();
      return act !== undefined;
    };
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette((open) => !open);
      } else if (single && !isCommand && !event.altKey && !isField(event.target) && !isLayerOpen()) {
        if (letter(event)) event.preventDefault();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate, may, ofPage, openPalette, openList, single]);
}

/** The keyboard of the staff area and the list of its keys. */
export function Shortcuts() {
  const [open, setOpen] = useAtom(shortcutsOpenAtom);
  useKeys();
  return open ? (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
