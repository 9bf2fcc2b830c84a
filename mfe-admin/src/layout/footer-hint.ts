import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** A page's hint in the footer, with its keys. */
export type PageHint = { words: string; keys?: string };

const hintAtom = atom<PageHint | null>(null);

/** The open page's hint in the footer. */
export const useShownHint = () => useAtomValue(hintAtom);

/** Shows a hint in the footer while a page is open, such as 'Last order just now'. */
export function useFooterHint(words: string, keys?: string): void {
  const set = useSetAtom(hintAtom);
  useEffect(() => {
    set(words === '' ? null : { words, ...(keys ? { keys } : {}) });
    return () => set(null);
  }, [words, keys, set]);
}
