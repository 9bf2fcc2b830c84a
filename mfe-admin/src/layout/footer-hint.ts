import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** A page's hint in the footer; `keys` are the keys for it. */
export type PageHint = { words: string; keys?: string };

const hintAtom = atom<PageHint | null>(null);

/** The open page's hint in the footer. */
export const useShownHint = () => useAtomValue(hintAtom);

/** Shows a hint in the footer while a page is open ('Last order just now'); an empty text shows nothing. */
export function useFooterHint(words: string, keys?: string): void {
  const set = useSetAtom(hintAtom);
  useEffect(() => {
    set(words === '' ? null : { words, ...(keys ? { keys } : {}) });
    return () => set(null);
  }, [words, keys, set]);
}
