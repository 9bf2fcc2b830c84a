import { lazy, Suspense } from 'react';
import type { OrderDialogProps } from './dialog.tsx';

const OpenDialog = lazy(() => import('./dialog.tsx'));

/** The dialog of one order; its code loads when the first one is opened. */
export const OrderDialog = ({ id, ...rest }: OrderDialogProps) =>
  id === null ? null : (
    <Suspense fallback={null}>
      <OpenDialog {...rest} id={id} />
    </Suspense>
  );
