import { type RefObject, useEffect, useState } from 'react';

type Waiting = Map<Element, () => void>;

/** How far outside the window a drawing is prepared, in px. */
const AHEAD = '600px';

const waiting: Waiting = new Map();
let observer: IntersectionObserver | undefined;

function drawNow(element: Element) {
  const draw = waiting.get(element);
  waiting.delete(element);
  observer?.unobserve(element);
  draw?.();
}

/** Draws one hidden drawing in each idle moment, so that a fast scroll or a print finds them all. */
function drawWhenIdle() {
  const [next] = waiting.keys();
  if (!next) return;
  drawNow(next);
  requestIdleCallback(drawWhenIdle);
}

function watch(element: Element, draw: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) drawNow(entry.target);
    },
    { rootMargin: AHEAD },
  );
  if (waiting.size === 0 && 'requestIdleCallback' in globalThis) requestIdleCallback(drawWhenIdle);
  waiting.set(element, draw);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Whether to draw now: eager drawings always, lazy ones when they come near the window or the page is idle. A browser
 * that can't observe draws at once.
 */
export function useDrawnSoon(element: RefObject<Element | null>, lazy: boolean): boolean {
  const [drawn, setDrawn] = useState(!lazy);
  useEffect(() => {
    if (drawn || !element.current) return;
    if (!('IntersectionObserver' in globalThis)) {
      setDrawn(true);
      return;
    }
    return watch(element.current, () => setDrawn(true));
  }, [drawn, element]);
  return drawn;
}
