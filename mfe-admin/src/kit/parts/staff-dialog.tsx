import { lazy, Suspense } from 'react';
import type { DialogFrameProps } from './mui/dialog-frame.tsx';

const DialogFrame = lazy(() => import(/* webpackChunkName: "layers" */ './mui/dialog-frame.tsx'));

/**
 * A staff dialog, whose code loads when one is first opened. On a phone `full` fills the screen, `sheet` is a bottom sheet,
 * and `plain` is one without a heading.
 */
export const StaffDialog = ({ open = true, ...frame }: DialogFrameProps & { open?: boolean }) =>
  open && (
    <Suspense fallback={null}>
      <DialogFrame {...frame} />
    </Suspense>
  );
