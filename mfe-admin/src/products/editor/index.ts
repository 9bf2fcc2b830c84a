import { lazy } from 'react';

/** The in-place product editor; its code loads when it is first opened. */
export const Editor = lazy(() => import('./editor.tsx'));
