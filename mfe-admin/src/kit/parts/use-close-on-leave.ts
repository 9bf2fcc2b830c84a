import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a dialog when another page opens under it, as browser Back does (STAFF-39). */
export function useCloseOnLeave(onClose: (() => void) | undefined): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (pathname !== opened.current) close.current?.();
  }, [pathname]);
}
