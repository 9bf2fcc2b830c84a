import { atom } from 'jotai';
import { environmentAtom } from 'shared-domain/state';

/** What one tab writes when somebody signs out there: every tab of this browser stays out until somebody comes in. */
export const SIGNED_OUT_KEY = 'staff-signed-out';

/** The same of this tab alone, for a browser that keeps nothing. */
const signedOutHereAtom = atom(false);

/** Whether the last one here has signed out on purpose, and nobody has come in since. */
export const signedOutAtom = atom((get) => {
  const { localStorage } = get(environmentAtom);
  const isOutHere = get(signedOutHereAtom);
  return (): boolean => isOutHere || localStorage.read(SIGNED_OUT_KEY) !== null;
});

/** Notes that somebody has signed out on purpose, or asks to come in. */
export const setSignedOutAtom = atom(null, (get, set, isOut: boolean) => {
  const { localStorage, now } = get(environmentAtom);
  set(signedOutHereAtom, isOut);
  if (isOut) localStorage.write(SIGNED_OUT_KEY, now().toISOString());
  else localStorage.remove(SIGNED_OUT_KEY);
});
