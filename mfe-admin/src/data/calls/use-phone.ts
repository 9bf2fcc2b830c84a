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

/** Whether the page is as narrow as a phone (768 px), where tables become lists. */
export const usePhone = (): boolean =>
  useSyncExternalStore(followPhone, () => window.matchMedia(PHONE).matches);

/** Whether a table has too little space for all of its columns. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(followNarrow, () => window.matchMedia(NARROW).matches);
