import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'shared-ui/router';
import { onEndlessDrawing } from './drawings.ts';

/** Consecutive navigations without user input that count as an endless loop. */
const limit = 50;

/** User input, which may cause a navigation. */
const deeds = ['pointerdown', 'keydown', 'popstate'] as const;

/** Whether the pages below navigate in an endless loop. */
function useCirclingAddresses(): boolean {
  const { key } = useLocation();
  const unasked = useRef(0);
  const [circling, setCircling] = useState(false);
  useEffect(() => {
    const asked = () => {
      unasked.current = 0;
    };
    for (const deed of deeds) window.addEventListener(deed, asked, true);
    return () => {
      for (const deed of deeds) window.removeEventListener(deed, asked, true);
    };
  }, []);
  useEffect(() => {
    unasked.current += key ? 1 : 0;
    if (unasked.current > limit) setCircling(true);
  }, [key]);
  return circling;
}

function useEndlessDrawing(): boolean {
  const [endless, setEndless] = useState(false);
  // Deferred: React notifies us while it is still committing.
  useEffect(() => onEndlessDrawing(() => queueMicrotask(() => setEndless(true))), []);
  return endless;
}

/**
 * Stops a remote that navigates or renders in an endless loop by throwing to its boundary, so that the frame and other
 * remotes stay usable.
 */
export function EndlessGuard() {
  const circling = useCirclingAddresses();
  const endless = useEndlessDrawing();
  if (circling) throw new Error('This page redirects endlessly.');
  if (endless) throw new Error('This page renders endlessly.');
  return <Outlet />;
}
