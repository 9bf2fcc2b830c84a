import { useAtom, useStore } from 'jotai';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { type OpenDialog, openDialogAtom } from 'shared-domain/state';
import { useLocation, useNavigate } from '../router/index.ts';

/** What a history entry stores beside its address while a dialog is open over the page. */
type HistoryState = { dialog?: OpenDialog } | null;

/** The dialog's name in the current history entry, and where that entry leads. */
function useEntry() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inHistory = (state as HistoryState)?.dialog ?? null;
  const add = (dialog: OpenDialog) =>
    navigate({ pathname, search }, { state: { ...state, dialog }, preventScrollReset: true });
  return { inHistory, add, navigate };
}

/**
 * The dialog that `openDialogAtom` names, with its own history entry: Back closes the dialog and not the page below it,
 * Forward and a reload show it again. `close` removes the entry; `leave` replaces it with another page.
 */
export function useOpenDialog() {
  const [dialog, setDialog] = useAtom(openDialogAtom);
  const { inHistory, add, navigate } = useEntry();
  const store = useStore();
  const before = useRef<{ dialog: OpenDialog; inHistory: OpenDialog }>({ dialog: null, inHistory: null });
  /** An entry was requested and isn't there yet, or was closed and is still there. */
  const isComing = useRef(false);
  const isGoing = useRef(false);
  const giveUp = useCallback(() => {
    isGoing.current = true;
    navigate(-1);
  }, [navigate]);

  // Not an effect after the paint: a dialog closed before it would leave its entry behind.
  useLayoutEffect(() => {
    const { dialog: wasOpen, inHistory: wasInHistory } = before.current;
    before.current = { dialog, inHistory };
    const hasCome = inHistory !== null && wasInHistory === null;
    const hasGone = inHistory === null && wasInHistory !== null;
    if (hasCome) {
      isGoing.current = false;
      // Our entry has arrived; if it was closed in the meantime, it is removed again. Returning to one opens its
      // dialog.
      if (dialog === null && isComing.current) giveUp();
      else if (dialog === null) setDialog(inHistory);
      isComing.current = false;
    } else if (hasGone && !isGoing.current) setDialog(null);
    else if (inHistory === null && dialog !== null && (hasGone || wasOpen === null)) {
      // Reopened while the previous entry was still being removed: it gets its own.
      isComing.current = true;
      add(dialog);
    }
    if (hasGone) isGoing.current = false;
  });

  const close = useCallback(() => {
    // Called twice by one click, if a dialog closes by its button and by a click anywhere.
    if (store.get(openDialogAtom) === null) return;
    setDialog(null);
    if (inHistory !== null) giveUp();
  }, [store, setDialog, inHistory, giveUp]);

  const leave = (path: string) => {
    setDialog(null);
    navigate(path, { replace: inHistory !== null });
  };
  return { dialog, close, leave };
}
