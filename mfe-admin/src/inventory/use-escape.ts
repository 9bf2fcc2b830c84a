import { useEffect, useRef } from 'react';

/** Esc wherever on the page the focus is, except in a field or a dialog, which have an Esc of their own. */
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
