import { act } from '@testing-library/react';

/** For tests: a window that can become as narrow as a phone while a page is open; `restore` at the end. */
export function wideWindow() {
  const wide = window.matchMedia;
  const listeners = new Set<() => void>();
  window.matchMedia = (media) => ({
    ...wide(media),
    addEventListener: (_: string, listener: unknown) => void listeners.add(listener as () => void),
  });
  return {
    narrow() {
      const watched = window.matchMedia;
      window.matchMedia = (media) => ({ ...watched(media), matches: media === '(width < 768px)' });
      act(() => {
        for (const listener of listeners) listener();
      });
    },
    restore() {
      window.matchMedia = wide;
    },
  };
}
