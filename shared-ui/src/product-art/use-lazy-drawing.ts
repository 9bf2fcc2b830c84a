import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Waiting = Map<Element, () => void>;

/** How far outside the window drawings are prepared, in px. */
const AHEAD = '600px';

const waiting: Waiting = new Map();
let observer: IntersectionObserver | undefined;

function drawNow(element: Element) {
  const draw = waiting.get(element);
  waiting.delete(element);
  observer?.unobserve(element);
  draw?.();
}

/** Before printing, all drawings are drawn synchronously. */
function drawAll() {
  flushSync(() => {
    for (const element of [...waiting.keys()]) drawNow(element);
  });
}

function observerAhead(): IntersectionObserver {
  addEventListener('beforeprint', drawAll);
  return new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) drawNow(entry.target);
    },
    { rootMargin: AHEAD },
  );
}

function watch(element: Element, draw: () => void): () => void {
  observer ??= observerAhead();
  waiting.set(element, draw);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether to draw now: eager drawings always, lazy ones near the window or for print. Without IntersectionObserver, at once. */
export function useLazyDrawing(element: RefObject<Element | null>, lazy: boolean): boolean {
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
