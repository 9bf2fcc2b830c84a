import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import {
  dismissToastAtom,
  environmentAtom,
  showToastAtom,
  TOAST_DURATIONS,
  toastsAtom,
} from 'shared-domain/state';

/** A change that was made and can be undone. */
export interface Undoable {
  /** What happened, e.g. 'CBO-1795188031774 is now Shipped'. */
  title: string;
  description?: string;
  /** Undoes it, and reports a failure itself. */
  undo: () => Promise<void> | void;
  /** Whether the footer of an open dialog shows the offer, because a toast would cover its controls. */
  inFoot?: boolean;
}

/** The offer in a dialog's footer, and when it ends (ms). */
type FootOffer = { undoable: Undoable; run: () => void; endsAt: number };

const lastAtom = atom<{ toast: number; undo: () => void } | null>(null);
/** The number of open dialogs with such a footer, and the offer in it. */
const feetAtom = atom(0);
const footOfferAtom = atom<FootOffer | null>(null);

const showAsToastAtom = atom(
  null,
  (_get, set, { undoable: { title, description }, run }: Omit<FootOffer, 'endsAt'>, duration: number) => {
    const toast = set(showToastAtom, {
      title,
      description,
      kind: 'success',
      duration,
      action: { label: 'Undo', onAction: run },
    });
    if (toast !== null) set(lastAtom, { toast, undo: run });
  },
);

/** Reports a change with Undo for 8 s. */
export const offerUndoAtom = atom(null, (get, set, undoable: Undoable) => {
  const run = () => {
    set(lastAtom, null);
    set(footOfferAtom, null);
    void undoable.undo();
  };
  if (!undoable.inFoot || get(feetAtom) === 0)
    return set(showAsToastAtom, { undoable, run }, TOAST_DURATIONS.undo);
  const { now, schedule } = get(environmentAtom);
  const offer = { undoable, run, endsAt: now().getTime() + TOAST_DURATIONS.undo };
  set(footOfferAtom, offer);
  schedule(() => set(footOfferAtom, (current) => (current === offer ? null : current)), TOAST_DURATIONS.undo);
});

/** Undoes the last change while it is offered; false if there is none. */
const undoLastAtom = atom(null, (get, set): boolean => {
  const offer = get(footOfferAtom);
  if (offer) {
    offer.run();
    return true;
  }
  const last = get(lastAtom);
  if (!last || !get(toastsAtom).some(({ id }) => id === last.toast)) return false;
  set(dismissToastAtom, last.toast);
  last.undo();
  return true;
});

/** Registers a dialog with a footer for Undo. When it closes, its offer becomes a toast for the remaining time. */
const footAtom = atom(null, (get, set, by: 1 | -1) => {
  set(feetAtom, get(feetAtom) + by);
  const offer = get(footOfferAtom);
  if (!offer || get(feetAtom) > 0) return;
  set(footOfferAtom, null);
  const left = offer.endsAt - get(environmentAtom).now().getTime();
  if (left > 0) set(showAsToastAtom, offer, left);
});

/** `offerUndo(change)`: how every reversible change of staff is reported. */
export const useUndo = () => useSetAtom(offerUndoAtom);

/** The offer in the open dialog's footer (`inFoot`), or null. */
export function useFootOffer(): { title: string; description?: string; undo: () => void } | null {
  const offer = useAtomValue(footOfferAtom);
  const place = useSetAtom(footAtom);
  useEffect(() => {
    place(1);
    return () => place(-1);
  }, [place]);
  return offer && { ...offer.undoable, undo: offer.run };
}

/** Not switches and check boxes, which have no undo of their own. */
const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.matches(TEXT_FIELDS);

/** Ctrl/Cmd Z undoes the last change while its toast is shown, except in text fields. Used once, by the layout. */
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
