import { atom } from 'jotai';
import { environmentAtom } from 'shared-domain/state';

/** A flag shared by the browser's tabs; without storage, only this tab's. */
export function keptFlag(key: string) {
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
