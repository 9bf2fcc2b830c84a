import { atom } from 'jotai';
import { keptFlag } from './stored-flag.ts';

/**
 * What a tab stores when someone signs out there: every tab of this browser stays signed out until the next sign-in.
 */
export const SIGNED_OUT_KEY = 'staff-signed-out';

/** Whether the last person here has signed out on purpose, and no one has signed in since. */
export const [signedOutAtom, setSignedOutAtom] = keptFlag(SIGNED_OUT_KEY);

/** Whether the last person here came by an emailed link: when their session ends, no dev session replaces it. */
export const [cameByLinkAtom, setCameByLinkAtom] = keptFlag('staff-came-by-link');

/** Someone asks for a dev session, no matter who was here before. */
export const askForDevSessionAtom = atom(null, (_get, set) => {
  set(setSignedOutAtom, false);
  set(setCameByLinkAtom, false);
});
