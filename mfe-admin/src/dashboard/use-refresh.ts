import { useEffect, useRef } from 'react';

const PAUSE = 1500;

/** Reads the figures again after an order changed; several changes in a row are one reading. */
export function useRefresh(changes: number, reload: () => void): void {
  const seen = useRef(changes);
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    if (seen.current === changes) return;
    const timer = setTimeout(() => {
      seen.current = changes;
      latest.current();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [changes]);
}
