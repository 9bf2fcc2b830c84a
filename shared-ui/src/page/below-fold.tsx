import { type ReactNode, useDeferredValue } from 'react';
import { useOpenedAt } from '../router/index.ts';

/**
 * What a phone shows only after scrolling: on a page that opens at its top, drawn after the rest, so that the rest shows
 * sooner. Otherwise, and on the page that the site was opened on, drawn with it.
 */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  const isDrawn = useDeferredValue(true, useOpenedAt() !== 0);
  return isDrawn ? children : null;
}
