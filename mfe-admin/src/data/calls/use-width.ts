import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { environmentAtom } from 'shared-domain/state';

/** A hook that follows a media query; `fits` answers it for the width in px that the gateway draws a page for. */
const matching = (query: string, fits: (width: number) => boolean) => {
  const follow = (changed: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return (): boolean => {
    const { drawing } = useAtomValue(environmentAtom);
    return useSyncExternalStore(
      follow,
      () => window.matchMedia(query).matches,
      () => drawing !== undefined && fits(drawing.width),
    );
  };
};

/** Whether the page is as narrow as a phone (768 px), where tables become lists. */
export const usePhone = matching('(width < 768px)', (width) => width < 768);

/** Whether the page is as narrow as a tablet (1000 px), where tables of many columns become cards. */
export const useTablet = matching('(width < 1000px)', (width) => width < 1000);

/** Whether a table has too little space for all of its columns. */
export const useNarrow = matching('(width < 1100px)', (width) => width < 1100);

/** Whether there is space for a panel beside a table. */
export const useWide = matching('(width >= 1240px)', (width) => width >= 1240);
