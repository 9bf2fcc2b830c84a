import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router';

/** The first page of a tab always has the same key, so its address takes the key's place. */
const keyOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;

/** react-router's scroll restoration, except that a visitor who scrolled before scripts ran isn't moved to the page's top. */
export function Scroll() {
  const found = useRef(0);
  // Insertion effects run before the layout effects of all components, parents' layout effects after their children's.
  useInsertionEffect(() => {
    found.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (found.current > 0) window.scrollTo(0, found.current);
  }, []);
  return <ScrollRestoration storageKey="scroll-positions" getKey={keyOf} />;
}
