import { useEffect, useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router';
import { useRouter, useRouterState } from './router-provider.tsx';

const STORAGE_KEY = 'scroll-positions';

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** The first page of a tab always has the same key, so the path is part of it. */
const keyOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;

/** The element of the address's hash. */
function targetOf({ hash }: Location): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * How far down the open page was opened, in px: where Back or Forward restores it, otherwise at its top. Undefined on the
 * page that the site was opened on, which the gateway has rendered and the browser may have scrolled.
 */
export function useOpenedAt(): number | undefined {
  const { scrollPositions } = useRouter();
  const { isFirst, location } = useRouterState();
  return isFirst ? undefined : (scrollPositions[keyOf(location)] ?? 0);
}

/** Scrolls like a browser: Back, Forward and a reload restore the position; a new page starts at its top or at its hash. */
export function ScrollRestoration() {
  const router = useRouter();
  const { isFirst, location, preventScrollReset } = useRouterState();
  const [positions] = useState(() => Object.assign(router.scrollPositions, storedPositions()));

  useEffect(() => {
    const keep = () => {
      positions[keyOf(router.state.location)] = window.scrollY;
    };
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      keep();
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
      } catch {
        // Without storage a reload starts at the top.
      }
      window.history.scrollRestoration = 'auto';
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', leave);
    const stop = router.beforeLeaving(() => {
      keep();
      return false;
    });
    return () => {
      stop();
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', leave);
    };
  }, [router, positions]);

  useLayoutEffect(() => {
    const position = positions[keyOf(location)];
    const target = targetOf(location);
    if (position !== undefined) window.scrollTo(0, position);
    else if (target) target.scrollIntoView();
    // Keeps the position of a visitor who scrolled before the scripts loaded.
    else if (!isFirst && !preventScrollReset) window.scrollTo(0, 0);
  }, [isFirst, location, preventScrollReset, positions]);
  return null;
}
