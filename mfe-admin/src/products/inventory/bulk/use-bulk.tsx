import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import type { ProductEditing } from '../../../kit/product/index.ts';
import type { BulkKind } from './bulk-dialog.tsx';
import type { BulkChange } from './bulk-frame.tsx';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

type Bulk = { kind: BulkKind; products: readonly ProductJson[] };

/** One change of several products: which dialog is open, and saving its answer. */
export function useBulk(save: ProductEditing, onSaved: () => void) {
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const open = useCallback(
    (kind: BulkKind, products: readonly ProductJson[]) => setBulk({ kind, products }),
    [],
  );
  const apply = async ({ products }: Bulk, wanted: BulkChange, title: string) => {
    setBulk(null);
    const change = (product: ProductJson) => (typeof wanted === 'function' ? wanted(product) : wanted);
    const isSaved = await save(
      products.map((product) => ({ product, change: change(product) })),
      title,
    );
    if (isSaved) onSaved();
  };
  const dialog: ReactNode = bulk && (
    <Suspense fallback={null}>
      <BulkDialog
        {...bulk}
        onApply={(wanted, title) => void apply(bulk, wanted, title)}
        onClose={() => setBulk(null)}
      />
    </Suspense>
  );
  return { open, dialog };
}
