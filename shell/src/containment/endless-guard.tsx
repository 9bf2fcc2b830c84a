import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { onEndlessRenders } from './render-loops.ts';

/** Consecutive navigations without user input that count as an endless loop. */
const limit = 50;

/** User input, which may cause a navigation. */
const userInput = ['pointerdown', 'keydown', 'popstate'] as const;

/** Whether the pages below navigate in an endless loop. */
function useEndlessNavigation(): boolean {
  const { key } = useLocation();
  const unasked = useRef(0);
  const [isLoop, setIsLoop] = useState(false);
  useEffect(() => {
    const asked = () => {
      unasked.current = 0;
    };
    for (const event of userInput) window.addEventListener(event, asked, true);
    return () => {
      for (const event of userInput) window.removeEventListener(event, asked, true);
    };
  }, []);
  useEffect(() => {
    unasked.current += key ? 1 : 0;
    if (unasked.current > limit) setIsLoop(true);
  }, [key]);
  return isLoop;
}

function useEndlessRenders(): boolean {
  const [endless, setEndless] = useState(false);
  // Deferred: React notifies us while it is still committing.
  useEffect(() => onEndlessRenders(() => queueMicrotask(() => setEndless(true))), []);
  return endless;
}

/**
 * Stops a remote that navigates or renders in an endless loop by throwing to its boundary, so that the frame and other
 * remotes stay usable.
 */
export function EndlessGuard() {
  const isLoop = useEndlessNavigation();
  const endless = useEndlessRenders();
  if (isLoop) throw new Error('This page redirects endlessly.');
  if (endless) throw new Error('This page renders endlessly.');
  return <Outlet />;
}
