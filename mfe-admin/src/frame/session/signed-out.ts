import { atom } from 'jotai';
import { environmentAtom } from 'shared-domain/state';

/** A flag shared by the browser's tabs; without storage, only this tab's. */
function keptFlag(key: string) {
  const isSetHere = atom(false);
  const read = atom((get) => {
    const { localStorage } = get(environmentAtom);
    const isHere = get(isSetHere);
    return (): boolean => isHere || localStorage.read(key) !== null;
  });
  const write = atom(null, (get, set, isSet: boolean) => {
    const { localStorage, now } = get(environmentAtom);
    set(isSetHere, isSet);
    if (isSet) localStorage.write(key, now().toISOString());
    else localStorage.remove(key);
  });
  return [read, write] as const;
}

/** Written by a tab on sign-out, so that every tab of this browser stays signed out until the next sign-in. */
export const SIGNED_OUT_KEY = 'staff-signed-out';

/** Whether the last person signed out on purpose. */
export const [signedOutAtom, setSignedOutAtom] = keptFlag(SIGNED_OUT_KEY);

/** Whether the last person used an emailed link; no dev session replaces theirs. */
export const [cameByLinkAtom, setCameByLinkAtom] = keptFlag('staff-came-by-link');

/** Requests a dev session explicitly, whoever was signed in before. */
export const askForDevSessionAtom = atom(null, (_get, set) => {
  set(setSignedOutAtom, false);
  set(setCameByLinkAtom, false);
});
