import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { singleKeysAtom } from '../../frame/shortcuts/index.ts';

/** Ctrl S saves, A focuses the new line. */
export function useEditKeys(save: () => void, entry: RefObject<HTMLInputElement | null>): void {
  const single = useAtomValue(singleKeysAtom);
  const latest = useRef({ save, single });
  latest.current = { save, single };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      const isAdd = latest.current.single && !isField && !event.ctrlKey && event.key.toLowerCase() === 'a';
      if (!isSave && !isAdd) return;
      event.preventDefault();
      if (isSave) latest.current.save();
      else entry.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [entry]);
}
