import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useRef } from 'react';

/** The height of the table's head, in px. */
export const HEAD = 34;
/** Rows outside the window that are rendered ahead. */
const OVERSCAN = 4;
/** Assumed size before the table is measured. */
const UNMEASURED = { width: 1000, height: 800 };

/**
 * The rows in the table's window; each is `height` px high. They render as a transition, so that fast scrolling skips
 * rows instead of waiting for them.
 */
export function useRows(count: number, height: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    useFlushSync: false,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    initialRect: UNMEASURED,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : UNMEASURED)),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the row height changes
  useEffect(() => virtualizer.measure(), [height, virtualizer]);
  const rows = useDeferredValue(virtualizer.getVirtualItems());
  return { scroller, virtualizer, rows };
}
