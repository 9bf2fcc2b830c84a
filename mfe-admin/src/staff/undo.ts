import { atom, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { dismissToastAtom, showToastAtom, TOAST_DURATIONS, toastsAtom } from 'shared-domain/state';

/** A change that was made and can be undone. */
export interface Undoable {
  /** What happened, e.g. 'CBO-1795188031774 is now Shipped'. */
  title: string;
  description?: string;
  /** Undoes it. It reports itself whether that worked (with its own toast if not). */
  undo: () => Promise<void> | void;
}

const lastAtom = atom<{ toast: number; undo: () => void } | null>(null);

/** Reports a change with an Undo that is shown for 8 s. */
export const offerUndoAtom = atom(null, (_get, set, { title, description, undo }: Undoable) => {
  const run = () => {
    set(lastAtom, null);
    void undo();
  };
  const toast = set(showToastAtom, {
    title,
    description,
    kind: 'success',
    duration: TOAST_DURATIONS.undo,
    action: { label: 'Undo', onAction: run },
  });
  if (toast !== null) set(lastAtom, { toast, undo: run });
});

/** Undoes the last change while its toast is shown; false if there is none. */
const undoLastAtom = atom(null, (get, set): boolean => {
  const last = get(lastAtom);
  if (!last || !get(toastsAtom).some(({ id }) => id === last.toast)) return false;
  set(dismissToastAtom, last.toast);
  last.undo();
  return true;
});

/** `offerUndo(change)`: how every reversible change of staff is reported. */
export const useUndo = () => useSetAtom(offerUndoAtom);

/** Switches and tick boxes are inputs too, and have no undo of their own. */
const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.matches(TEXT_FIELDS);

/** Ctrl/Cmd Z undoes the last change while its toast is shown; fields keep their own. The layout calls it once. */
export function useUndoKey(): void {
  const undoLast = useSetAtom(undoLastAtom);
  const press = useCallback(
    (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (isUndo && !isTyping(event.target) && undoLast()) event.preventDefault();
    },
    [undoLast],
  );
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}
