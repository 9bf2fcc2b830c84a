import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MAIN_ID } from 'shared-ui/frame';
import { useLocation } from 'shared-ui/router';

/** The element to focus after a navigation: one that asks for it, else the heading if it is focusable, else `main`. */
const firstTargetIn = (main: HTMLElement | null): HTMLElement | null =>
  main?.querySelector<HTMLElement>('[data-page-focus]') ??
  main?.querySelector<HTMLElement>('h1[tabindex]') ??
  main;

/**
 * Does for client-side navigation what a browser does for a new document: sets the title, moves the focus to the start of
 * the content, and announces the page to screen readers. Returns the text to announce.
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
    (target ?? firstTargetIn(document.getElementById(MAIN_ID)))?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return announced;
}
