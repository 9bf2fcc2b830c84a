import { lazy, Suspense } from 'react';
import type { DialogProps } from './props.ts';

const load = () => import('./sheet.tsx');
const DialogSheet = lazy(load);

/** Preloads the dialog's code: when a button that opens one is hovered or focused. */
export const preloadDialog = (): void => {
  load().catch(() => undefined);
};

/**
 * A dialog: named by its title, with the focus inside until it closes and then back where it was, closed by Escape. Its
 * code loads when one opens for the first time.
 */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <DialogSheet {...props} />
    </Suspense>
  ) : null;
}
