// biome-ignore-all lint/a11y/useSemanticElements: a table's own layout can't put rows where they are scrolled to; the roles say it
// biome-ignore-all lint/a11y/useSemanticElements: a table's own layout can't put rows where they are scrolled to; the roles say it
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell (aria-activedescendant)

import { type ClipboardEvent, type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react';
import { StaffIcon } from '../../../kit/icons/index.ts';
import { RowBox } from '../../../kit/parts/index.ts';
import type { Sort } from '../address.ts';
import { COLUMNS, type ColumnId, clipboardText, leastWidthOf, ROW_HEIGHTS, trackOf } from './columns.ts';
import { GridBody } from './grid-body.tsx';
import { cellId } from './grid-row.tsx';
import styles from './table.module.css';
import type { TableProps } from './table-props.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { type ActiveCell, useGridKeys } from './use-grid-keys.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRows } from './use-rows.ts';

const sortWord = (sort: Sort | null, column: ColumnId) => {
  if (sort?.column !== column) return undefined;
  return sort.descending ? 'descending' : 'ascending';
};

type GridHeadProps = {
  columns: readonly ColumnId[];
  sort: Sort | null;
  allSelected: boolean;
  someSelected: boolean;
  onSort: (sort: Sort | null) => void;
  onToggleAll: () => void;
};

/**
 * The table's head: select all, and a button per column that sorts by it; a second click reverses it, a third restores
 * the default.
 */
function GridHead({ columns, sort, allSelected, someSelected, onSort, onToggleAll }: GridHeadProps) {
  const next = (column: ColumnId): Sort | null => {
    if (sort?.column !== column) return { column, descending: false };
    return sort.descending ? null : { column, descending: true };
  };
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <div role="columnheader" aria-colindex={1} className={`${styles.cell} ${styles.first}`}>
          <RowBox
            aria-label="Select all"
            checked={allSelected}
            mixed={someSelected && !allSelected}
            onChange={onToggleAll}
          />
        </div>
        {columns.map((column, place) => (
          <div
            key={column}
            role="columnheader"
            aria-colindex={place + 2}
            aria-sort={sortWord(sort, column)}
            className={`${styles.cell} ${COLUMNS[column].isNumber ? styles.right : ''}`}
          >
            <button type="button" className={styles.heading} onClick={() => onSort(next(column))}>
              {COLUMNS[column].heading}
              {sort?.column === column && (
                <StaffIcon name={sort.descending ? 'arrow-down' : 'arrow-up'} size={13} />
              )}
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Copies and pastes cells from the active cell, or in the active column of the selected rows. One pasted line fills all
 * selected rows. An edited field keeps its own clipboard.
 */
function useClipboard(
  scroller: RefObject<HTMLElement | null>,
  {
    products,
    columns,
    selection,
    onPaste,
  }: Pick<TableProps, 'products' | 'columns' | 'selection' | 'onPaste'>,
  active: ActiveCell,
) {
  const selected = () =>
    selection.selected.size > 0 ? products.filter(({ id }) => selection.selected.has(id)) : null;
  const right = () => columns.slice(Math.max(0, active.column));

  function paste(event: ClipboardEvent) {
    if (event.target !== scroller.current) return;
    event.preventDefault();
    const rows = selected();
    const text = event.clipboardData.getData('text/plain');
    const isOneLine = !text.trim().includes('\n');
    if (rows && isOneLine) onPaste(rows.map(() => text.trim()).join('\n'), rows, right());
    else onPaste(text, rows ?? products.slice(active.row), right());
  }

  function copy(event: ClipboardEvent) {
    if (event.target !== scroller.current) return;
    event.preventDefault();
    const rows = selected() ?? products.slice(active.row, active.row + 1);
    event.clipboardData.setData('text/plain', clipboardText(rows, right().slice(0, 1)));
  }
  return { paste, copy };
}

/**
 * When the bar for selected or pasted cells disappears with its focused button, the keyboard continues in the table.
 */
function useFocusBack(table: RefObject<HTMLElement | null>, hasBar: boolean): void {
  const had = useRef(hasBar);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (had.current && !hasBar && isLost) table.current?.focus({ preventScroll: true });
    had.current = hasBar;
  }, [table, hasBar]);
}

type Rows = ReturnType<typeof useRows>;

/** The active cell and its keys; the table scrolls with it. */
function useKeyboard(props: TableProps, { scroller, virtualizer }: Rows, height: number) {
  const { products, columns, selection, pasted, cameFrom, onOpen, onEditLto } = props;
  const ids = useMemo(() => products.map(({ id }) => id), [products]);
  const editing = useCellEditing(products, { onOpen, onEditLto });
  const keys = useGridKeys({
    ids,
    columns,
    selection,
    start: Math.max(0, cameFrom === null ? 0 : ids.indexOf(cameFrom)),
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2),
    onOpen,
    onEdit: editing.edit,
    onEscape: () => {
      if (pasted) props.onDiscard();
      return pasted !== null;
    },
  });
  const { row } = keys.active;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the keyboard, not a list that grows meanwhile
  useEffect(() => {
    if (row < products.length) virtualizer.scrollToIndex(row, { align: 'auto' });
  }, [row, virtualizer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the table comes back
  useEffect(() => {
    if (cameFrom !== null) scroller.current?.focus({ preventScroll: true });
  }, []);
  useFocusBack(scroller, pasted !== null || selection.selected.size > 0);
  return { ...keys, editing };
}

/** The inventory as a virtualised grid with keyboard, editing and clipboard. */
export function ProductTable(props: TableProps) {
  const { products, columns, sort, density, selection } = props;
  const height = ROW_HEIGHTS[density];
  const window = useRows(products.length, height);
  const { scroller } = window;
  const { active, setActive, press, editing } = useKeyboard(props, window, height);
  const actions = useRowActions(props, { table: scroller, setActive, editing });
  const clipboard = useClipboard(scroller, props, active);
  const here = products[active.row];
  const column = active.column < 0 ? 'select' : columns[active.column];
  const look = {
    '--tracks': trackOf(columns),
    '--least': `${leastWidthOf(columns)}px`,
    '--row': `${height}px`,
  } as CSSProperties;
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
      style={look}
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
      <GridBody table={props} window={window} active={active} editing={editing.editing} actions={actions} />
    </div>
  );
}
