import { type Dispatch, type RefObject, type SetStateAction, useCallback, useMemo } from 'react';
import type { RowActions } from './grid-row.tsx';
import type { TableProps } from './table-props.ts';
import type { useCellEditing } from './use-cell-editing.ts';
import type { ActiveCell } from './use-grid-keys.ts';

interface Grid {
  table: RefObject<HTMLElement | null>;
  setActive: Dispatch<SetStateAction<ActiveCell>>;
  editing: ReturnType<typeof useCellEditing>;
}

/** A row's callbacks, with stable identity so that rows don't render again. */
export function useRowActions(
  { selection: { toggle }, onOpen, onSave }: TableProps,
  { table, setActive, editing: { edit, stop } }: Grid,
): RowActions {
  const focus = useCallback(() => table.current?.focus({ preventScroll: true }), [table]);
  const onLeave = useCallback(
    (to: 'down' | 'right' | 'stay') => {
      stop();
      setActive(({ row, column }) => ({
        row: to === 'down' ? row + 1 : row,
        column: to === 'right' ? column + 1 : column,
      }));
      focus();
    },
    [stop, setActive, focus],
  );
  /** A ticked box leaves the keyboard with the table, so that Esc, Ctrl A and the arrows continue from there. */
  const onToggle = useCallback(
    (id: string, row: number) => {
      toggle(id);
      setActive({ row, column: -1 });
      focus();
    },
    [toggle, setActive, focus],
  );
  return useMemo(
    () => ({
      onOpen,
      onToggle,
      onLeave,
      onEdit: edit,
      onActivate: (row, column) => setActive({ row, column }),
      onSave: (product, change) => {
        if (change) onSave(product, change);
      },
    }),
    [onOpen, onToggle, onLeave, edit, setActive, onSave],
  );
}
