import type { ClipboardEvent, RefObject } from 'react';
import { clipboardText } from './columns.ts';
import type { TableProps } from './table-props.ts';
import type { ActiveCell } from './use-grid-keys.ts';

/**
 * Copies and pastes cells from the active cell, or in the active column of the selected rows. One pasted line fills all
 * selected rows. An edited field keeps its own clipboard.
 */
export function useClipboard(
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
