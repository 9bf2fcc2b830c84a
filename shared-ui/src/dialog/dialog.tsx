import { lazy, Suspense } from 'react';
import type { DialogProps } from './props.ts';

const load = () => import('./sheet.tsx');
const DialogSheet = lazy(load);

/** Preloads the dialog's code, when its button is hovered or focused. */
export const preloadDialog = (): void => {
  load().catch(() => undefined);
};

/** A dialog that traps the focus, returns it, and closes on Escape. Its code loads when first opened. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <DialogSheet {...props} />
    </Suspense>
  ) : null;
}
