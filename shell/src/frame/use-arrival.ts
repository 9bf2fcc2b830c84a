import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { MAIN_ID } from 'shared-ui/frame';
import { useDataRouter } from 'shared-ui/router';

/** The element to focus after a navigation: `data-arrival`, a focusable heading, or `main`. */
const firstTargetIn = (main: HTMLElement | null): HTMLElement | null =>
  main?.querySelector<HTMLElement>('[data-page-focus]') ??
  main?.querySelector<HTMLElement>('h1[tabindex]') ??
  main;

/** The address of what is drawn: that of a page's dialog, which draws nothing itself, is its page's (PAGE-18). */
function usePagePath(): string {
  const location = useLocation();
  const matches = matchRoutes(useDataRouter().routes, location);
  const drawn = matches?.findLast(({ route }) => route.element ?? route.Component ?? route.lazy);
  return drawn?.pathname ?? location.pathname;
}

/** After a client-side navigation, sets the title and moves the focus to the content. Returns the text to announce to screen readers. */
export function useArrival(defaultTitle: string): string {
  const { hash } = useLocation();
  const pathname = usePagePath();
  const opened = useRef(pathname);
  const [announced, announce] = useState('');

  // In a layout effect, so that a page's own title, set in an effect, wins.
  useLayoutEffect(() => {
    document.title = defaultTitle;
  }, [defaultTitle]);

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    announce(document.title);
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    (target ?? firstTargetIn(document.getElementById(MAIN_ID)))?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return announced;
}
