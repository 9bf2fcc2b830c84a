import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useRef } from 'react';

/** The height of the table's head, in px. */
export const HEAD = 34;
/** Rows outside the window that are rendered ahead. */
const OVERSCAN = 4;
/** The size of a table that has not been measured yet. */
const UNMEASURED = { width: 1000, height: 800 };

/**
 * Which rows are in the table's window; rows are `height` px high. They render in slices after the scrolling: a fast
 * wheel skips rows that no one would have seen instead of waiting for them.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height, another measure
  useEffect(() => virtualizer.measure(), [height, virtualizer]);
  const rows = useDeferredValue(virtualizer.getVirtualItems());
  return { scroller, virtualizer, rows };
}
