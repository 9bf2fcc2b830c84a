// biome-ignore-all lint/a11y/useSemanticElements: a table's own layout can't put rows where they are scrolled to; the roles say it
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react';
import { leastWidthOf, trackOf } from './columns.ts';
import { GridBody } from './grid-body.tsx';
import { GridHead } from './grid-head.tsx';
import { cellId } from './grid-row.tsx';
import { ROW_HEIGHTS } from './row-heights.ts';
import styles from './table.module.css';
import type { TableProps } from './table-props.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { useClipboard } from './use-clipboard.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRows } from './use-rows.ts';

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
