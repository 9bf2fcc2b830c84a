import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { pageKeysAtom } from './keys.ts';

/** Registers a page's single-letter shortcuts while it is open. */
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
