import { useAtom, useStore } from 'jotai';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type OpenDialog, openDialogAtom } from 'shared-domain/state';

/** History state while a dialog is open. */
type HistoryState = { dialog?: OpenDialog } | null;

/** The dialog's name in the current history entry, and the entry's address. */
function useEntry() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inHistory = (state as HistoryState)?.dialog ?? null;
  const add = (dialog: OpenDialog) =>
    navigate({ pathname, search }, { state: { ...state, dialog }, preventScrollReset: true });
  return { inHistory, add, navigate };
}

/**
 * The dialog named by `openDialogAtom`, with its own history entry: Back closes it, Forward and a reload reopen it.
 * `close` removes the entry; `leave` replaces it with another page.
 */
export function useOpenDialog() {
  const [dialog, setDialog] = useAtom(openDialogAtom);
  const { inHistory, add, navigate } = useEntry();
  const store = useStore();
  const before = useRef<{ dialog: OpenDialog; inHistory: OpenDialog }>({ dialog: null, inHistory: null });
  /** Whether an entry was requested but isn't there yet, or closed but not yet removed. */
  const isComing = useRef(false);
  const isGoing = useRef(false);
  const giveUp = useCallback(() => {
    isGoing.current = true;
    navigate(-1);
  }, [navigate]);

  // A layout effect, because a dialog closed before the paint would leave its entry behind.
  useLayoutEffect(() => {
    const { dialog: wasOpen, inHistory: wasInHistory } = before.current;
    before.current = { dialog, inHistory };
    const hasCome = inHistory !== null && wasInHistory === null;
    const hasGone = inHistory === null && wasInHistory !== null;
    if (hasCome) {
      isGoing.current = false;
      // Our entry has arrived; if it was closed in the meantime, it is removed. Returning to one opens its
      // dialog.
      if (dialog === null && isComing.current) giveUp();
      else if (dialog === null) setDialog(inHistory);
      isComing.current = false;
    } else if (hasGone && !isGoing.current) setDialog(null);
    else if (inHistory === null && dialog !== null && (hasGone || wasOpen === null)) {
      // Reopened while the previous entry was being removed.
      isComing.current = true;
      add(dialog);
    }
    if (hasGone) isGoing.current = false;
  });

  const close = useCallback(() => {
    // One click may call this twice: by the button and by a click anywhere.
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
