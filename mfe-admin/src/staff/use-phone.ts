import { useSyncExternalStore } from 'react';

const PHONE = '(width < 768px)';

const follow = (changed: () => void) => {
  const media = window.matchMedia(PHONE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the page is as narrow as a phone, where tables become two-line rows (section 9: 768 px). */
export const usePhone = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(PHONE).matches);
