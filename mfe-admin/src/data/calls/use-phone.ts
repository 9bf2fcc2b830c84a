import { useSyncExternalStore } from 'react';

const PHONE = '(width < 768px)';
const TABLET = '(width < 1000px)';
const NARROW = '(width < 1100px)';

const follow = (query: string) => (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};
const followPhone = follow(PHONE);
const followTablet = follow(TABLET);
const followNarrow = follow(NARROW);

/** Whether the page is as narrow as a phone (768 px), where tables become lists. */
export const usePhone = (): boolean =>
  useSyncExternalStore(followPhone, () => window.matchMedia(PHONE).matches);

/** Whether the page is as narrow as a tablet (1000 px), where tables of many columns become cards. */
export const useTablet = (): boolean =>
  useSyncExternalStore(followTablet, () => window.matchMedia(TABLET).matches);

/** Whether a table has too little space for all of its columns. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(followNarrow, () => window.matchMedia(NARROW).matches);
