import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const hintAtom = atom('');

/** What the open page says in the footer. */
export const useShownHint = () => useAtomValue(hintAtom);

/** Says something in the footer while a page is open ('Last order just now'). */
export function useFooterHint(hint: string): void {
  const set = useSetAtom(hintAtom);
  useEffect(() => {
    set(hint);
    return () => set('');
  }, [hint, set]);
}
