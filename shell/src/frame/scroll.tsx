import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router';

/** The first page of a tab always has the same key, so its address takes the key's place. */
const keyOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;

/** Notes where the visitor is. It stands before ScrollRestoration, so that its effect runs first. */
function Found({ at }: { at: RefObject<number> }) {
  // Not earlier: while React replaces the drawn page, reading its place would move it to the top.
  useLayoutEffect(() => {
    at.current = window.scrollY;
  }, [at]);
  return null;
}

/** react-router's scroll restoration, except that a visitor who scrolled before scripts ran isn't moved to the page's top. */
export function Scroll() {
  const found = useRef(0);
  useLayoutEffect(() => {
    if (found.current > 0) window.scrollTo(0, found.current);
  }, []);
  return (
    <>
      <Found at={found} />
      <ScrollRestoration storageKey="scroll-positions" getKey={keyOf} />
    </>
  );
}
