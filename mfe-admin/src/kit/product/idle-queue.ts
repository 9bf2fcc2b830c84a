import { useEffect, useState } from 'react';

/** The queue, first come first served. */
const waiting = new Set<() => void>();

/** On a page that is never idle, a turn comes after this many milliseconds. */
const IDLE_TIMEOUT_MS = 400;

const ask = () => requestIdleCallback(serve, { timeout: IDLE_TIMEOUT_MS });

function serve() {
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next();
  if (waiting.size > 0) ask();
}

/**
 * True once it is this component's turn. One component is served per idle callback, so that forty pictures are forty
 * short tasks instead of a long one, and rows that are scrolled past get none. Browsers without idle callbacks serve at once.
 */
export function useIdleTurn(): boolean {
  const [served, setServed] = useState(() => !('requestIdleCallback' in globalThis));
  useEffect(() => {
    if (served) return;
    const serveThis = () => setServed(true);
    waiting.add(serveThis);
    if (waiting.size === 1) ask();
    return () => void waiting.delete(serveThis);
  }, [served]);
  return served;
}
