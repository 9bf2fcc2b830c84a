import { useAtomValue } from 'jotai';
import { nowAtom } from 'shared-domain/state';

/** The current time; the component renders again as it advances. */
export const useNow = (): Date => useAtomValue(nowAtom);
