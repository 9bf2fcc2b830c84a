import { type ReactNode, useDeferredValue } from 'react';
import { useOpenedAt } from '../router/index.ts';
import { isPhone } from './is-phone.ts';

/**
 * What a phone shows below its window. There, on a page that is navigated to and opens at its top, it is drawn after the
 * rest, which so shows sooner; otherwise with it.
 */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  const isDrawn = useDeferredValue(true, useOpenedAt() !== 0 || !isPhone());
  return isDrawn ? children : null;
}
