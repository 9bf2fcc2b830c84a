import { createContext, type KeyboardEvent, type PointerEvent, useContext, useMemo, useRef } from 'react';
import type { RunDayJson, RunOrderJson } from 'shared-domain/contracts';
import type { MoveOrders } from './use-moves.ts';
import type { RunActions } from './use-run-actions.ts';

/** Functions that keep their identity and call the latest version. */
export function useStableCallbacks<Use extends object>(use: Use): Use {
  const latest = useRef(use);
  latest.current = use;
  return useMemo(() => {
    const steady =
      (name: string) =>
      (...given: unknown[]) =>
        (latest.current as Record<string, (...given: unknown[]) => unknown>)[name]?.(...given);
    return Object.fromEntries(Object.keys(latest.current).map((name) => [name, steady(name)])) as Use;
  }, []);
}

/** What a move changes. */
export interface BoardUse {
  board: RunDayJson;
  /** The order whose stop is lifted by keyboard. */
  lifted: string | null;
  selected: ReadonlySet<string>;
}

/** What a move doesn't change, so that only the affected runs render again. */
export interface StableUse {
  day: string;
  zones: RunDayJson['zones'];
  orders: ReadonlyMap<string, RunOrderJson>;
  move: MoveOrders;
  actions: RunActions;
  select: (ids: ReadonlySet<string>) => void;
  /** Pointer and key events of a handle. */
  onGrab: (event: PointerEvent, id: string) => void;
  onKey: (event: KeyboardEvent, id: string) => void;
  /** Selects or deselects an order that is on no run. */
  onSelect: (id: string) => void;
}

export const BoardContext = createContext<BoardUse | null>(null);
export const StableContext = createContext<StableUse | null>(null);

export function useBoardParts(): BoardUse {
  const use = useContext(BoardContext);
  if (!use) throw new Error('useBoardParts and useStableParts need a board around them');
  return use;
}

export function useStableParts(): StableUse {
  const use = useContext(StableContext);
  if (!use) throw new Error('useBoardParts and useStableParts need a board around them');
  return use;
}
