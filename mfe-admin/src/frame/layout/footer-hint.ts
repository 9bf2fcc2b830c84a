import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** A page's hint in the footer, with its keys. */
export type PageHint = { text: string; keys?: string };

const hintAtom = atom<PageHint | null>(null);

/** The open page's hint in the footer. */
export const useShownHint = () => useAtomValue(hintAtom);

/** Shows a hint in the footer while a page is open, such as 'Last order just now'. */
export function useFooterHint(text: string, keys?: string): void {
  const set = useSetAtom(hintAtom);
  useEffect(() => {
    set(text === '' ? null : { text, ...(keys ? { keys } : {}) });
    return () => set(null);
  }, [text, keys, set]);
}
