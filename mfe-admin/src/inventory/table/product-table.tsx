// biome-ignore-all lint/a11y/useSemanticElements: a table's own layout can't put rows where they are scrolled to; the roles say it
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { nowAtom } from 'shared-domain/state';
import type { Density, Sort } from '../address.ts';
import { leastWidthOf, sortedBy, trackOf } from './columns.ts';
import { GridHead } from './grid-head.tsx';
import { cellId, GridRow } from './grid-row.tsx';
import styles from './table.module.css';
import type { TableProps } from './table-props.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { useClipboard } from './use-clipboard.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { HEAD, useRows } from './use-rows.ts';

export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { compact: 32, standard: 40, comfortable: 48 };

/** The products in the order of the table; without a sort as the list has them. */
export function useSorted(products: readonly ProductJson[], sort: Sort | null): ProductJson[] {
  const at = useAtomValue(nowAtom);
  return useMemo(() => (sort ? sortedBy(products, sort, at) : [...products]), [products, sort, at]);
}

/** The inventory as a grid that shows the rows in its window alone, with keyboard, editing and clipboard. */
export function ProductTable(props: TableProps) {
  const { products, columns, sort, density, selection, pasted, onSave, onOpen, onEditLto } = props;
  const at = useAtomValue(nowAtom);
  const height = ROW_HEIGHTS[density];
  const { scroller, virtualizer, rows } = useRows(products.length, height);
  const ids = useMemo(() => products.map(({ id }) => id), [products]);
  const { editing, edit, stop } = useCellEditing(products, { onOpen, onEditLto });
  const { active, setActive, press } = useGridKeys({
    ids,
    columns,
    selection,
    start: Math.max(0, props.cameFrom === null ? 0 : ids.indexOf(props.cameFrom)),
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2),
    onOpen,
    onEdit: edit,
    onEscape: () => {
      if (pasted) props.onDiscard();
      return pasted !== null;
    },
  });
  const { row: activeRow, column: activeColumn } = active;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the keyboard, not a list that grows meanwhile
  useEffect(() => {
    if (activeRow < products.length) virtualizer.scrollToIndex(activeRow, { align: 'auto' });
  }, [activeRow, virtualizer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the table comes back
  useEffect(() => {
    if (props.cameFrom !== null) scroller.current?.focus({ preventScroll: true });
  }, []);

  useFocusBack(scroller, pasted !== null || selection.selected.size > 0);

  const leave = useCallback(
    (to: 'down' | 'right' | 'stay') => {
      stop();
      setActive(({ row, column }) => ({
        row: to === 'down' ? row + 1 : row,
        column: to === 'right' ? column + 1 : column,
      }));
      scroller.current?.focus({ preventScroll: true });
    },
    [stop, setActive, scroller],
  );
  const activate = useCallback((row: number, column: number) => setActive({ row, column }), [setActive]);
  const { toggle: toggleRow } = selection;
  /** A ticked box leaves the keyboard with the table, so that Esc, Ctrl A and the arrows go on from there. */
  const tick = useCallback(
    (id: string, row: number) => {
      toggleRow(id);
      setActive({ row, column: -1 });
      scroller.current?.focus({ preventScroll: true });
    },
    [toggleRow, setActive, scroller],
  );
  const save = useCallback(
    (product: ProductJson, change: ProductChange | null) => {
      if (change) onSave(product, change);
    },
    [onSave],
  );

  const clipboard = useClipboard(scroller, props, active);
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
      style={
        {
          '--tracks': trackOf(columns),
          '--least': `${leastWidthOf(columns)}px`,
          '--row': `${height}px`,
        } as React.CSSProperties
      }
      onKeyDown={(event) => {
        if (event.target === scroller.current) press(event);
      }}
      onPaste={clipboard.paste}
      onCopy={clipboard.copy}
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
        {rows.map(({ index, start }) => {
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
              onToggle={tick}
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
