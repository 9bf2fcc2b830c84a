import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far outside the window drawings are prepared. */
const AHEAD = { rootMargin: '600px' };

/**
 * Whether to draw now: eager drawings at once, with the page; others once they come near the window or the page is
 * printed. A browser that can't observe draws all of them.
 */
export function useLazyDrawing(element: RefObject<Element | null>, isLazy: boolean): boolean {
  const [isDrawn, setDrawn] = useState(!isLazy);
  useEffect(() => {
    if (isDrawn || !element.current) return;
    const draw = () => startTransition(() => setDrawn(true));
    if (!('IntersectionObserver' in globalThis)) return draw();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && draw(), AHEAD);
    observer.observe(element.current);
    const print = () => flushSync(() => setDrawn(true));
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [isDrawn, element]);
  return isDrawn;
}
