import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { paletteOpenAtom } from './palette-open.ts';

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'));

/** The command palette; its code loads when it is first opened. */
export function Palette() {
  return useAtomValue(paletteOpenAtom) ? (
    <Suspense fallback={null}>
      <PaletteDialog />
    </Suspense>
  ) : null;
}
