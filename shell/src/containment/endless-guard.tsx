import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'shared-ui/router';

/** More than this many addresses within the window is no visitor: somebody who holds a key down makes thirty a second. */
const limit = 120;
const windowMilliseconds = 3000;

/**
 * Stops a remote whose pages send the visitor around in circles: it throws to the remote's boundary, which takes the
 * circling pages off, so that frame and other remotes can be used again.
 */
export function EndlessGuard() {
  const { key } = useLocation();
  const arrivals = useRef<number[]>([]);
  const [circling, setCircling] = useState(false);
  useEffect(() => {
    if (!key) return;
    const now = performance.now();
    arrivals.current = [...arrivals.current.filter((at) => now - at < windowMilliseconds), now];
    if (arrivals.current.length > limit) setCircling(true);
  }, [key]);
  if (circling) throw new Error('This page redirects without end.');
  return <Outlet />;
}
