import { useAtomValue } from 'jotai';
import { nowAtom } from 'shared-domain/state';

/** The time, which goes on by itself. */
export const useNow = (): Date => useAtomValue(nowAtom);
