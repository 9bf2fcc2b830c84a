// biome-ignore-all lint/a11y/useSemanticElements: a table's own layout can't put rows where they are scrolled to; the roles say it
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useAtomValue } from 'jotai';
import { type ClipboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { nowAtom } from 'shared-domain/state';
import type { ColumnId, Density, Sort } from '../address.ts';
import type { Pasted } from '../paste/spreadsheet.ts';
import type { EditedColumn } from './cell-editor.tsx';
import { clipboardText } from './clipboard.ts';
import { sortedBy, trackOf } from './columns.ts';
import { GridHead } from './grid-head.tsx';
import { cellId, GridRow } from './grid-row.tsx';
import styles from './table.module.css';
import { useGridKeys } from './use-grid-keys.ts';
import type { Selection } from './use-selection.ts';

export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { compact: 32, standard: 40, comfortable: 48 };
const HEAD = 34;
/** Rows beyond the window that are ready before they are seen. */
const OVERSCAN = 8;
/** The height of a table that has not been measured yet. */
const UNMEASURED = { width: 1000, height: 800 };

export type TableProps = {
  products: readonly ProductJson[];
  columns: readonly ColumnId[];
  sort: Sort | null;
  density: Density;
  selection: Selection;
  pasted: Pasted | null;
  onSort: (sort: Sort | null) => void;
  onOpen: (id: string) => void;
  onEditLto: (product: ProductJson) => void;
  onSave: (product: ProductJson, change: ProductChange) => void;
  onPaste: (text: string, from: readonly ProductJson[], columns: readonly ColumnId[]) => void;
  onDiscard: () => void;
};

/** The products in the order of the table; without a sort as the list has them. */
export function useSorted(products: readonly ProductJson[], sort: Sort | null): ProductJson[] {
  const at = useAtomValue(nowAtom);
  return useMemo(() => (sort ? sortedBy(products, sort, at) : [...products]), [products, sort, at]);
}

function useRows(count: number, height: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    initialRect: UNMEASURED,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : UNMEASURED)),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height, another measure
  useEffect(() => virtualizer.measure(), [height, virtualizer]);
  return { scroller, virtualizer };
}

type Editing = { id: string; column: EditedColumn; first: string | null };

/** The inventory as a grid that shows the rows in its window alone, with keyboard, editing and clipboard. */
export function ProductTable(props: TableProps) {
  const { products, columns, sort, density, selection, pasted, onSave, onOpen, onEditLto } = props;
  const at = useAtomValue(nowAtom);
  const height = ROW_HEIGHTS[density];
  const { scroller, virtualizer } = useRows(products.length, height);
  const [editing, setEditing] = useState<Editing | null>(null);
  const ids = useMemo(() => products.map(({ id }) => id), [products]);
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);

  const edit = useCallback(
    (id: string, column: ColumnId, first: string | null) => {
      const product = byId.get(id);
      if (!product) return;
      if (column === 'lto') onEditLto(product);
      else if (column === 'price' || column === 'stock') setEditing({ id, column, first });
      else onOpen(id);
    },
    [byId, onEditLto, onOpen],
  );
  const { active, setActive, press } = useGridKeys({
    ids,
    columns,
    selection,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2),
    onOpen,
    onEdit: edit,
    onEscape: () => {
      if (pasted) props.onDiscard();
      return pasted !== null;
    },
  });
  const { row: activeRow, column: activeColumn } = active;
  useEffect(() => {
    if (activeRow < products.length) virtualizer.scrollToIndex(activeRow, { align: 'auto' });
  }, [activeRow, products.length, virtualizer]);

  const leave = useCallback(
    (to: 'down' | 'right' | 'stay') => {
      setEditing(null);
      setActive(({ row, column }) => ({
        row: to === 'down' ? row + 1 : row,
        column: to === 'right' ? column + 1 : column,
      }));
      scroller.current?.focus({ preventScroll: true });
    },
    [setActive, scroller],
  );
  const activate = useCallback((row: number, column: number) => setActive({ row, column }), [setActive]);
  const save = useCallback(
    (product: ProductJson, change: ProductChange | null) => {
      if (change) onSave(product, change);
    },
    [onSave],
  );

  const fromActive = () => ({
    rows: selection.selected.size > 0 ? products.filter(({ id }) => selection.selected.has(id)) : null,
    below: products.slice(activeRow),
    columns: columns.slice(Math.max(0, activeColumn)),
  });
  const pasteCells = (event: ClipboardEvent) => {
    if (event.target !== scroller.current) return;
    event.preventDefault();
    const { rows, below, columns: right } = fromActive();
    const text = event.clipboardData.getData('text/plain');
    const isOneLine = !text.trim().includes('\n');
    if (rows && isOneLine) props.onPaste(rows.map(() => text.trim()).join('\n'), rows, right);
    else props.onPaste(text, rows ?? below, right);
  };
  const copyCells = (event: ClipboardEvent) => {
    if (event.target !== scroller.current) return;
    const { rows, below, columns: right } = fromActive();
    event.preventDefault();
    event.clipboardData.setData('text/plain', clipboardText(rows ?? below.slice(0, 1), right.slice(0, 1)));
  };

  const here = products[activeRow];
  const column = activeColumn < 0 ? 'select' : columns[activeColumn];
  const pastedRows = useMemo(() => new Map(pasted?.rows.map((row) => [row.product.id, row])), [pasted]);
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label="Products"
      aria-rowcount={products.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={here && column ? cellId(here.id, column) : undefined}
      className={styles.grid}
      style={{ '--tracks': trackOf(columns), '--row': `${height}px` } as React.CSSProperties}
      onKeyDown={(event) => {
        if (event.target === scroller.current) press(event);
      }}
      onPaste={pasteCells}
      onCopy={copyCells}
    >
      <GridHead
        columns={columns}
        sort={sort}
        allSelected={products.length > 0 && selection.selected.size === products.length}
        someSelected={selection.selected.size > 0}
        onSort={props.onSort}
        onToggleAll={selection.toggleAll}
      />
      <div role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const product = products[index];
          return product ? (
            <GridRow
              key={product.id}
              product={product}
              index={index}
              top={start - HEAD}
              columns={columns}
              at={at}
              selected={selection.selected.has(product.id)}
              active={index === activeRow ? activeColumn : null}
              editing={editing?.id === product.id ? editing : null}
              pasted={pastedRows.get(product.id)}
              onOpen={onOpen}
              onToggle={selection.toggle}
              onActivate={activate}
              onEdit={edit}
              onSave={save}
              onLeave={leave}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}
