import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MAIN_ID } from 'shared-ui/frame';
import { useLocation } from 'shared-ui/router';

/** Where a page begins: at what asks for the focus, at its heading where that takes it, else at the page's own top. */
const beginningOf = (main: HTMLElement | null): HTMLElement | null =>
  main?.querySelector<HTMLElement>('[data-page-focus]') ??
  main?.querySelector<HTMLElement>('h1[tabindex]') ??
  main;

/**
 * Does for a navigation inside the page what a browser does for a new document: names it, puts the focus at the
 * beginning of its content, and tells screen readers where they are. Returns the words to read out.
 */
export function useArrival(defaultTitle: string): string {
  const { pathname, hash } = useLocation();
  const opened = useRef(pathname);
  const [announced, announce] = useState('');

  // In the layout phase, so that a page's own title, set in an effect, comes after it.
  useLayoutEffect(() => {
    document.title = defaultTitle;
  }, [defaultTitle]);

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    announce(document.title);
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    (target ?? beginningOf(document.getElementById(MAIN_ID)))?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return announced;
}
