import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { Painter } from '../product-painting/painter.ts';
import { fetchPainter } from './fetch-painter.ts';

let painter: Painter | undefined;
let coming: Promise<void> | undefined;

/** Paints with it from now on. A server has the painters at hand. */
export function paintWith(given: Painter): void {
  painter = given;
}

/** Resolves when the painters are here, or can't be loaded: the next call then tries again. */
export async function loadPainter(): Promise<void> {
  coming ??= fetchPainter().then(paintWith, () => {
    coming = undefined;
  });
  await coming;
}

/** How long a busy page stays without pictures at most, in milliseconds. */
const PATIENCE = { timeout: 200 };

const whenIdle =
  globalThis.requestIdleCallback ??
  ((work: () => void, { timeout }: typeof PATIENCE) => setTimeout(work, timeout));

/**
 * The painters, once they are here. An empty drawing asks for them when the page is idle: what a page does comes before its
 * pictures. One that a server filled needs them when its product changes.
 */
export function usePainter(
  element: RefObject<Element | null>,
  product: object,
  isWanted: boolean,
): Painter | undefined {
  const [known, setKnown] = useState(() => ({ painter }));
  const [first] = useState(product);
  useEffect(() => {
    const isServed = product === first && element.current?.firstElementChild?.hasChildNodes();
    if (!isWanted || known.painter || isServed) return;
    let isGone = false;
    const show = () => isGone || startTransition(() => setKnown({ painter }));
    whenIdle(() => loadPainter().then(show), PATIENCE);
    return () => {
      isGone = true;
    };
  }, [element, product, first, isWanted, known]);
  return known.painter;
}
