import { createContext, type KeyboardEvent, type PointerEvent, useContext } from 'react';
import type { RunDayJson, RunOrderJson } from 'shared-domain/contracts';
import type { MoveOrders } from './use-moves.ts';
import type { RunActions } from './use-run-actions.ts';

/** What a move changes. */
export interface BoardUse {
  board: RunDayJson;
  /** The order whose stop was lifted by keyboard. */
  lifted: string | null;
  selected: ReadonlySet<string>;
}

/** What a move leaves as it is, so that it draws only the runs concerned. */
export interface SteadyUse {
  day: string;
  zones: RunDayJson['zones'];
  orders: ReadonlyMap<string, RunOrderJson>;
  move: MoveOrders;
  actions: RunActions;
  select: (ids: ReadonlySet<string>) => void;
  /** A press on a handle, and a key on it. */
  onGrab: (event: PointerEvent, id: string) => void;
  onKey: (event: KeyboardEvent, id: string) => void;
  /** Selects an order that is on no run, or takes it out of the selection. */
  onSelect: (id: string) => void;
}

export const BoardContext = createContext<BoardUse | null>(null);
export const SteadyContext = createContext<SteadyUse | null>(null);

export function useBoardParts(): BoardUse {
  const use = useContext(BoardContext);
  if (!use) throw new Error('A part of the board is outside of it');
  return use;
}

export function useSteadyParts(): SteadyUse {
  const use = useContext(SteadyContext);
  if (!use) throw new Error('A part of the board is outside of it');
  return use;
}
