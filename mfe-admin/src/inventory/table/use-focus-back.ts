import { type RefObject, useEffect, useRef } from 'react';

/**
 * The bar of what is selected or pasted takes the focus along when it goes, with the button that was pressed in it: the
 * keyboard then goes on in the table.
 */
export function useFocusBack(table: RefObject<HTMLElement | null>, hasBar: boolean): void {
  const had = useRef(hasBar);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (had.current && !hasBar && isLost) table.current?.focus({ preventScroll: true });
    had.current = hasBar;
  }, [table, hasBar]);
}
