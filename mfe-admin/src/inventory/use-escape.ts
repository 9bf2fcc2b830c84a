import { useEffect, useRef } from 'react';

/** Handles Esc anywhere except in fields and dialogs, which handle it themselves. */
export function useEscape(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('input:not([type="checkbox"]), [role="dialog"]');
      if (!isElsewhere) latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
