import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../data/calls/index.ts';
import { paletteOpenAtom } from '../palette/index.ts';
import { pages } from '../places/index.ts';
import { pageKeysAtom, shortcutsOpenAtom, singleKeysAtom } from './keys.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null;

const isLayerOpen = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Focuses the page's search, if it has one. */
function goToSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('[data-page-search]');
  search?.focus();
  search?.select();
  return search !== null;
}

/** Event times start at 0, so a key in the page's first second must not seem to follow a `g`. */
const LONG_AGO = Number.NEGATIVE_INFINITY;

/** Handles shortcuts. Single letters work only outside fields, dialogs and menus. */
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
      const found = pages.find(({ page }) => page.key === key && may(page.needs));
      if (found) void navigate(found.page.to);
      return found !== undefined;
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

/** The staff area's shortcuts and their list. */
export function Shortcuts() {
  const [open, setOpen] = useAtom(shortcutsOpenAtom);
  useKeys();
  return open ? (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
