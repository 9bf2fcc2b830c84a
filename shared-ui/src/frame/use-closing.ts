import { useEffect, useRef } from 'react';

/** Closes a menu on Escape, returning the focus to its button, and on a click outside. */
export function useClosing(open: boolean, close: () => void) {
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const byPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', byKey);
    document.addEventListener('pointerdown', byPress);
    return () => {
      document.removeEventListener('keydown', byKey);
      document.removeEventListener('pointerdown', byPress);
    };
  }, [open, close]);
  return { area, button };
}
