import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What a page says in the footer; `keys` are those that do it. */
export type PageHint = { words: string; keys?: string };

const hintAtom = atom<PageHint | null>(null);

/** What the open page says in the footer. */
export const useShownHint = () => useAtomValue(hintAtom);

/** Says something in the footer while a page is open ('Last order just now'); an empty text says nothing. */
export function useFooterHint(words: string, keys?: string): void {
  const set = useSetAtom(hintAtom);
  useEffect(() => {
    set(words === '' ? null : { words, ...(keys ? { keys } : {}) });
    return () => set(null);
  }, [words, keys, set]);
}
