import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the page's heading if the focused control disappears; otherwise it would be lost to the body. */
export function useFocusFallback(place: RefObject<HTMLElement | null>): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    if (wasInside.current && focused === document.body) document.querySelector('h1')?.focus();
    wasInside.current = place.current?.contains(focused) ?? false;
  });
}
