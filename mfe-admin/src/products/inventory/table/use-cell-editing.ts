import { useCallback, useMemo, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { useMay } from '../../../data/calls/index.ts';
import { type EditedColumn, INVALID } from '../typed-cell.ts';
import type { ColumnId } from './columns.ts';

/** The cell that is being edited, and the digit that started it. */
export type Editing = { id: string; column: EditedColumn; first: string | null };

const isTyped = (column: ColumnId): column is EditedColumn => column in INVALID;

/**
 * Which cell is being edited. An LTO opens its dialog; cells that can't be edited in place open the editor, as do those that the
 * role may not change (STAFF-42).
 */
export function useCellEditing(
  products: readonly ProductJson[],
  { onOpen, onEditLto }: { onOpen: (id: string) => void; onEditLto: (product: ProductJson) => void },
) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const mayChangeAll = useMay()('createProduct');
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  const edit = useCallback(
    (id: string, column: ColumnId, first: string | null) => {
      const product = byId.get(id);
      if (!product) return;
      if (!mayChangeAll && column !== 'stock') onOpen(id);
      else if (column === 'lto') onEditLto(product);
      else if (isTyped(column)) setEditing({ id, column, first });
      else onOpen(id);
    },
    [byId, mayChangeAll, onEditLto, onOpen],
  );
  const stop = useCallback(() => setEditing(null), []);
  return { editing, edit, stop };
}
