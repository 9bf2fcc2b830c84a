import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import type { Density, Sort } from '../address.ts';
import type { Pasted } from '../paste/spreadsheet.ts';
import type { ColumnId } from './columns.ts';
import type { Selection } from './use-selection.ts';

/** What the inventory's table shows and its callbacks. */
export type TableProps = {
  products: readonly ProductJson[];
  columns: readonly ColumnId[];
  sort: Sort | null;
  density: Density;
  selection: Selection;
  pasted: Pasted | null;
  /** The product whose editor just closed, where the keyboard continues. */
  cameFrom: string | null;
  onSort: (sort: Sort | null) => void;
  onOpen: (id: string) => void;
  onEditLto: (product: ProductJson) => void;
  onSave: (product: ProductJson, change: ProductChange) => void;
  onPaste: (text: string, from: readonly ProductJson[], columns: readonly ColumnId[]) => void;
  onDiscard: () => void;
};
