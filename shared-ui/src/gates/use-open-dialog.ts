import { useAtom, useStore } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { type OpenDialog, openDialogAtom } from 'shared-domain/state';
import { useLocation, useNavigate } from '../router/index.ts';

/** What an entry of the history keeps beside its address while a dialog is open over the page. */
type HistoryState = { dialog?: OpenDialog } | null;

/** The name in the entry that the page stands on, and where that entry leads. */
function useEntry() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const kept = (state as HistoryState)?.dialog ?? null;
  const add = (dialog: OpenDialog) =>
    navigate({ pathname, search }, { state: { ...state, dialog }, preventScrollReset: true });
  return { kept, add, navigate };
}

/**
 * The dialog that `openDialogAtom` names, with an entry of its own in the history: Back closes the dialog and not the
 * page below it, Forward and a reload show it again. `close` takes the entry along; `leave` puts another page there.
 */
export function useOpenDialog() {
  const [dialog, setDialog] = useAtom(openDialogAtom);
  const { kept, add, navigate } = useEntry();
  const store = useStore();
  const before = useRef<{ dialog: OpenDialog; kept: OpenDialog }>({ dialog: null, kept: null });
  /** An entry was asked for and is not there yet; one was given up and is there still. */
  const isComing = useRef(false);
  const isGoing = useRef(false);
  const giveUp = useCallback(() => {
    isGoing.current = true;
    navigate(-1);
  }, [navigate]);

  useEffect(() => {
    const { dialog: wasOpen, kept: wasKept } = before.current;
    before.current = { dialog, kept };
    const hasCome = kept !== null && wasKept === null;
    const hasGone = kept === null && wasKept !== null;
    if (hasCome) {
      isGoing.current = false;
      // Ours has come; closed meanwhile, it goes again. One that someone comes back to opens its dialog.
      if (dialog === null && isComing.current) giveUp();
      else if (dialog === null) setDialog(kept);
      isComing.current = false;
    } else if (hasGone && !isGoing.current) setDialog(null);
    else if (kept === null && dialog !== null && (hasGone || wasOpen === null)) {
      // Opened anew while the entry of the one before was still going: it gets its own.
      isComing.current = true;
      add(dialog);
    }
    if (hasGone) isGoing.current = false;
  });

  const close = useCallback(() => {
    // Asked twice by one click, where a dialog closes by its button and by a click anywhere.
    if (store.get(openDialogAtom) === null) return;
    setDialog(null);
    if (kept !== null) giveUp();
  }, [store, setDialog, kept, giveUp]);

  const leave = (path: string) => {
    setDialog(null);
    navigate(path, { replace: kept !== null });
  };
  return { dialog, close, leave };
}
