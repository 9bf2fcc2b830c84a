import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useOpenedAt } from 'shared-ui/router';

/** The target of `#quick-order` in the address. */
export const QUICK_ORDER_ID = 'quick-order';

/** Whether the page was opened by Back, Forward or a reload, which restore its scroll position. */
function useIsReturn(): boolean {
  const isFirst = useOpenedAt() === undefined;
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const isReload = (load as PerformanceNavigationTiming | undefined)?.type === 'reload';
  return useNavigationType() === 'POP' && (!isFirst || isReload);
}

/** How long what stands above may still arrive, in milliseconds. */
const ARRIVING_MS = 3_000;
/** What a visitor does to look at something else. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Keeps an element at the window's top while the page around it changes its height, until the visitor does something. */
function keepAtTop(element: Element): () => void {
  const show = () => element.scrollIntoView?.({ block: 'start' });
  const growth = globalThis.ResizeObserver && new ResizeObserver(show);
  const stop = () => {
    growth?.disconnect();
    clearTimeout(end);
    for (const act of ACTS) window.removeEventListener(act, stop);
  };
  const end = setTimeout(stop, ARRIVING_MS);
  for (const act of ACTS) window.addEventListener(act, stop, { passive: true });
  show();
  growth?.observe(document.body);
  return stop;
}

/** Scrolls quick order into view and focuses it when a link targets it. */
export function useArrival() {
  const field = useRef<HTMLTextAreaElement>(null);
  const isReturn = useIsReturn();
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same link is clicked again
  useEffect(() => {
    const panel = field.current?.closest(`#${QUICK_ORDER_ID}`);
    if (!panel || hash !== `#${QUICK_ORDER_ID}` || isReturn) return;
    field.current?.focus({ preventScroll: true });
    return keepAtTop(panel);
  }, [hash, key]);
  return field;
}
