import { useSyncExternalStore } from 'react';

const PHONE = '(width < 768px)';
const NARROW = '(width < 1100px)';

const follow = (query: string) => (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};
const followPhone = follow(PHONE);
const followNarrow = follow(NARROW);

/** Whether the page is as narrow as a phone, where tables become two-line rows (768 px). */
export const usePhone = (): boolean =>
  useSyncExternalStore(followPhone, () => window.matchMedia(PHONE).matches);

/** Whether a table lacks the space for all of its columns. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(followNarrow, () => window.matchMedia(NARROW).matches);
