import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useGuard } from './guards.ts';

/**
 * Closes a dialog when another page opens under it; browser Back closes it and leaves the page as it is (STAFF-39).
 * @param inAddress whether the address has opened it, which Back then changes
 */
export function useCloseOnLeave(onClose: (() => void) | undefined, inAddress = false): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (pathname !== opened.current) close.current?.();
  }, [pathname]);
  useGuard({
    stops: ({ historyAction }) => historyAction === 'POP' && onClose !== undefined && !inAddress,
    met: (stopped) => {
      stopped.reset();
      onClose?.();
    },
  });
}
