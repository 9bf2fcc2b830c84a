import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { Painter } from '../product-painting/painter.ts';
import { fetchPainter } from './fetch-painter.ts';

let painter: Painter | undefined;
let coming: Promise<void> | undefined;

/** Sets the painter, for a server that has it already. */
export function paintWith(given: Painter): void {
  painter = given;
}

/** Milliseconds between attempts: doubled with each, up to the longest. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

async function fetchUntilHere(): Promise<void> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return paintWith(await fetchPainter());
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Resolves once the painters have loaded. Until then they are requested again, with pauses that grow. */
export function loadPainter(): Promise<void> {
  coming ??= fetchUntilHere();
  return coming;
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
