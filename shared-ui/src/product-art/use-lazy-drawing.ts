import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { inTurn, takeAllTurns } from './turns.ts';

type Waiting = Map<Element, () => void>;

/** How far outside the window drawings are prepared, in px. */
const AHEAD = '600px';

const waiting: Waiting = new Map();
let observer: IntersectionObserver | undefined;

function comeNear(element: Element) {
  const draw = waiting.get(element);
  waiting.delete(element);
  observer?.unobserve(element);
  draw?.();
}

/** Before printing, all drawings are drawn synchronously. */
function drawAll() {
  flushSync(() => {
    for (const element of waiting.keys()) comeNear(element);
    takeAllTurns();
  });
}

/** How far outside the window it is, in px. */
const away = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): number =>
  Math.max(0, -bottom, top - innerHeight);

function observerAhead(): IntersectionObserver {
  addEventListener('beforeprint', drawAll);
  return new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target } of near.sort((one, other) => away(one) - away(other))) comeNear(target);
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

/** Until the page's first pictures are in place; never on a server. */
let isFirstPage = true;

/**
 * Whether to draw now: eager drawings of the first page at once, with the page; others in their turn, once they come near
 * the window or the page is printed. A browser that can't observe draws all of them.
 */
export function useLazyDrawing(element: RefObject<Element | null>, lazy: boolean): boolean {
  const [drawn, setDrawn] = useState(!lazy && isFirstPage);
  useEffect(() => {
    isFirstPage = false;
    if (drawn || !element.current) return;
    let endTurn: (() => void) | undefined;
    const draw = () => {
      endTurn = inTurn(() => startTransition(() => setDrawn(true)));
    };
    const forget = 'IntersectionObserver' in globalThis ? watch(element.current, draw) : draw();
    return () => {
      forget?.();
      endTurn?.();
    };
  }, [drawn, element]);
  return drawn;
}
