import { createContext, type KeyboardEvent, type PointerEvent, useContext } from 'react';
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
  /** A press on a handle, and a key on it. */
  onGrab: (event: PointerEvent, id: string) => void;
  onKey: (event: KeyboardEvent, id: string) => void;
}

export const BoardContext = createContext<BoardUse | null>(null);

export function useBoardParts(): BoardUse {
  const use = useContext(BoardContext);
  if (!use) throw new Error('A part of the board is outside of it');
  return use;
}
