import { createContext, type KeyboardEvent, type PointerEvent, useContext, useMemo, useRef } from 'react';
import type { RunDayJson, RunOrderJson } from 'shared-domain/contracts';
import type { MoveOrders } from './use-moves.ts';
import type { RunActions } from './use-run-actions.ts';

/** What every part of the board needs. */
export interface BoardUse {
  board: RunDayJson;
  orders: ReadonlyMap<string, RunOrderJson>;
  /** The order whose stop was lifted by keyboard. */
  lifted: string | null;
  selected: ReadonlySet<string>;
  select: (ids: ReadonlySet<string>) => void;
  move: MoveOrders;
  actions: RunActions;
}

/** What handles and boxes of a row do: the same functions for as long as the board is open, so that a change draws only its rows. */
export interface RowUse {
  /** A press on a handle, and a key on it. */
  onGrab: (event: PointerEvent, id: string) => void;
  onKey: (event: KeyboardEvent, id: string) => void;
  /** Selects an order that is on no run, or takes it out of the selection. */
  onSelect: (id: string) => void;
}

export const BoardContext = createContext<BoardUse | null>(null);
export const RowContext = createContext<RowUse | null>(null);

export function useBoardParts(): BoardUse {
  const use = useContext(BoardContext);
  if (!use) throw new Error('A part of the board is outside of it');
  return use;
}

export function useRowParts(): RowUse {
  const use = useContext(RowContext);
  if (!use) throw new Error('A row of the board is outside of it');
  return use;
}

/** The latest of these functions behind ones that never change. */
export function useSteadyRows(use: RowUse): RowUse {
  const latest = useRef(use);
  latest.current = use;
  return useMemo(
    () => ({
      onGrab: (event, id) => latest.current.onGrab(event, id),
      onKey: (event, id) => latest.current.onKey(event, id),
      onSelect: (id) => latest.current.onSelect(id),
    }),
    [],
  );
}
