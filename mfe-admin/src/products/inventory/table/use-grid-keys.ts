import { type KeyboardEvent, useRef, useState } from 'react';

import { COLUMNS, type ColumnId } from './columns.ts';
import type { Selection } from './use-selection.ts';

/** The active cell: a row of the sorted list and a column (-1 for the check box). */
export type ActiveCell = { row: number; column: number };

export type GridKeys = {
  ids: readonly string[];
  columns: readonly ColumnId[];
  selection: Selection;
  page: number;
  start: number;
  onOpen: (id: string) => void;
  onEdit: (id: string, column: ColumnId, first: string | null) => void;
  /** What Esc does before it clears the selection; true if it did something. */
  onEscape: () => boolean;
};

const isDigit = (key: string) => /^[\d.,$]$/.test(key);

function moved(
  { row, column }: ActiveCell,
  key: string,
  { ids, columns, page }: GridKeys,
): ActiveCell | null {
  const last = ids.length - 1;
  const steps: Record<string, ActiveCell> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row, column: -1 },
    End: { row, column: columns.length - 1 },
    'Ctrl+Home': { row: 0, column: -1 },
    'Ctrl+End': { row: last, column: columns.length - 1 },
  };
  const to = steps[key];
  if (!to) return null;
  return {
    row: Math.max(0, Math.min(last, to.row)),
    column: Math.max(-1, Math.min(columns.length - 1, to.column)),
  };
}

/** Where Shift+arrow started and what was selected then, so that moving back deselects. */
type Extending = { from: number; before: ReadonlySet<string> };

/**
 * The table's keyboard: arrows move the cell, Space selects, Shift and arrow extend, Ctrl A all, Enter opens or edits,
 * a digit starts editing, Esc leaves or clears the selection.
 */
export function useGridKeys(keys: GridKeys) {
  const { ids, columns, selection, onOpen, onEdit, onEscape } = keys;
  const [active, setActive] = useState<ActiveCell>({ row: keys.start, column: 0 });
  const extending = useRef<Extending | null>(null);
  const at = {
    row: Math.min(active.row, Math.max(0, ids.length - 1)),
    column: Math.min(active.column, columns.length - 1),
  };
  const id = ids[at.row];
  const column = columns[at.column];

  function move(event: KeyboardEvent, name: string): boolean {
    const to = moved(at, name, keys);
    if (!to) return false;
    if (!event.shiftKey) extending.current = null;
    else if (to.row !== at.row) {
      extending.current ??= { from: at.row, before: selection.selected };
      const { from, before } = extending.current;
      selection.choose([...before, ...ids.slice(Math.min(from, to.row), Math.max(from, to.row) + 1)]);
    }
    setActive(to);
    return true;
  }

  function act(event: KeyboardEvent): boolean {
    if (id === undefined) return false;
    if (event.key === ' ') {
      extending.current = null;
      selection.toggle(id);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      if (column && COLUMNS[column].isEditable) onEdit(id, column, null);
      else if (column) onOpen(id);
      else selection.toggle(id);
    } else if (isDigit(event.key) && (column === 'price' || column === 'stock'))
      onEdit(id, column, event.key);
    else return false;
    return true;
  }

  function press(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey;
    const name = isCommand ? `Ctrl+${event.key}` : event.key;
    if (name.toLowerCase() === 'ctrl+a') selection.choose(ids);
    else if (event.key === 'Escape') {
      if (!onEscape()) selection.clear();
    } else if (!move(event, name) && (isCommand || event.altKey || !act(event))) return;
    event.preventDefault();
  }
  return { active: at, setActive, press };
}
