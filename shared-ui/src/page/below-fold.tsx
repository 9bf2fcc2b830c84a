import { type ReactNode, useDeferredValue } from 'react';
import { useOpenedAt } from '../router/index.ts';

/**
 * The lower part of a page. On a page that is navigated to and opens at its top, it is drawn after the upper part, which so
 * shows sooner; otherwise with it.
 */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  const isDrawn = useDeferredValue(true, useOpenedAt() !== 0);
  return isDrawn ? children : null;
}
