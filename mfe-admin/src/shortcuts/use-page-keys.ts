import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { pageKeysAtom } from './keys.ts';

/** Single letters of a page, while it is open; fields, dialogs and `g` before a letter come first. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const setKeys = useSetAtom(pageKeysAtom);
  const latest = useRef(keys);
  latest.current = keys;
  const letters = Object.keys(keys).join('');
  useEffect(() => {
    setKeys(Object.fromEntries([...letters].map((key) => [key, () => latest.current[key]?.()])));
    return () => setKeys({});
  }, [letters, setKeys]);
}
