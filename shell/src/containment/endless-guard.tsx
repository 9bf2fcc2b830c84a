import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'shared-ui/router';

/** So many addresses in a row that nobody asked for are a circle. */
const limit = 50;

/** What a person does before the address changes. */
const deeds = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * Stops a remote whose pages send the visitor around in circles: it throws to the remote's boundary, which takes the
 * circling pages off, so that frame and other remotes can be used again.
 */
export function EndlessGuard() {
  const { key } = useLocation();
  const unasked = useRef(0);
  const [circling, setCircling] = useState(false);
  useEffect(() => {
    const asked = () => {
      unasked.current = 0;
    };
    for (const deed of deeds) window.addEventListener(deed, asked, { capture: true, passive: true });
    return () => {
      for (const deed of deeds) window.removeEventListener(deed, asked, { capture: true });
    };
  }, []);
  useEffect(() => {
    unasked.current += key ? 1 : 0;
    if (unasked.current > limit) setCircling(true);
  }, [key]);
  if (circling) throw new Error('This page redirects without end.');
  return <Outlet />;
}
