import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { Painter } from '../product-painting/painter.ts';
import { fetchPainter } from './fetch-painter.ts';

let painter: Painter | undefined;
let coming: Promise<void> | undefined;

/** Sets the painter, for a server that has it already. */
export function paintWith(given: Painter): void {
  painter = given;
}

/** Resolves once the painters have loaded or failed to; the next call retries. */
export async function loadPainter(): Promise<void> {
  coming ??= fetchPainter().then(paintWith, () => {
    coming = undefined;
  });
  await coming;
}

/** Maximum time that a busy page stays without pictures, in milliseconds. */
const PATIENCE = { timeout: 200 };

const whenIdle =
  globalThis.requestIdleCallback ??
  ((work: () => void, { timeout }: typeof PATIENCE) => setTimeout(work, timeout));

/** The painters, once loaded. An empty drawing loads them when the page is idle, a server-rendered one when its product changes. */
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
    const show = () => {
      if (!isGone) startTransition(() => setKnown({ painter }));
    };
    whenIdle(() => loadPainter().then(show), PATIENCE);
    return () => {
      isGone = true;
    };
  }, [element, product, first, isWanted, known]);
  return known.painter;
}
