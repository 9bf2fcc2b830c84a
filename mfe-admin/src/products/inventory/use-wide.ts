import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 1240px)';

const follow = (changed: () => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether there is space for the filter panel beside the table. */
export const useWide = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
