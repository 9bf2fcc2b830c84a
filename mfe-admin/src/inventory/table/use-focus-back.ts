import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the bar for selected or pasted cells disappears with its focused button, the keyboard continues in the table.
 */
export function useFocusBack(table: RefObject<HTMLElement | null>, hasBar: boolean): void {
  const had = useRef(hasBar);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (had.current && !hasBar && isLost) table.current?.focus({ preventScroll: true });
    had.current = hasBar;
  }, [table, hasBar]);
}
