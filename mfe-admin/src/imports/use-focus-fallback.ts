import { type RefObject, useEffect, useRef } from 'react';

/**
 * If the focused control disappears (an Undo that was done, a notice that has ended), focus moves to the page's heading
 * instead of the top of the window.
 */
export function useFocusFallback(place: RefObject<HTMLElement | null>): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    if (wasInside.current && focused === document.body) document.querySelector('h1')?.focus();
    wasInside.current = place.current?.contains(focused) ?? false;
  });
}
