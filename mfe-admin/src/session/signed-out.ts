import { atom } from 'jotai';
import { keptFlag } from './kept-flag.ts';

/**
 * What a tab stores when someone signs out there: every tab of this browser stays signed out until the next sign-in.
 */
export const SIGNED_OUT_KEY = 'staff-signed-out';

/** Whether the last one here has signed out on purpose, and nobody has come in since. */
export const [signedOutAtom, setSignedOutAtom] = keptFlag(SIGNED_OUT_KEY);

/** Whether the last one here came by a mailed link: nobody made-up takes their place when their session ends. */
export const [cameByLinkAtom, setCameByLinkAtom] = keptFlag('staff-came-by-link');

/** Somebody asks for a dev session, whoever was here before. */
export const askForDevSessionAtom = atom(null, (_get, set) => {
  set(setSignedOutAtom, false);
  set(setCameByLinkAtom, false);
});
