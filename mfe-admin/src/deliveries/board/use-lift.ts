import { type KeyboardEvent, useEffect, useState } from 'react';
import type { RunDayJson, RunJson } from 'shared-domain/contracts';
import { isMovable } from 'shared-domain/runs';
import { firstMovable, movedHere, nameOfRun, ordersById, type Target, whereIs } from './board.ts';
import type { MoveOrders } from './use-moves.ts';

/** A stop lifted by keyboard, and where it is now. */
type Lifted = { readonly id: string; readonly from: Target; readonly target: Target };

/** The run to the left or right; null for the open orders. */
function neighbour(runs: readonly RunJson[], run: string | null, by: 1 | -1): string | null | undefined {
  const place = runs.findIndex(({ id }) => id === run) + by;
  if (place === -1 || (run === null && by === -1)) return run === null ? undefined : null;
  return runs[place]?.id;
}

/** Where an arrow key moves a lifted stop; undefined if there is nowhere to go. */
function stepped(board: RunDayJson, { id, target }: Lifted, key: string): Target | undefined {
  const at = whereIs(board.runs, id);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const run = neighbour(board.runs, target.run, key === 'ArrowRight' ? 1 : -1);
    if (run === undefined) return undefined;
    const there = board.runs.find((one) => one.id === run);
    return { run, before: there?.stops[Math.max(firstMovable(there), at?.place ?? 0)]?.orderId ?? null };
  }
  if (!at) return undefined;
  const place = at.place + (key === 'ArrowDown' ? 1 : -1);
  if (place < firstMovable(at.run) || place >= at.run.stops.length) return undefined;
  const before = at.run.stops[key === 'ArrowDown' ? place + 1 : place]?.orderId ?? null;
  return { run: at.run.id, before };
}

/** 'Low Tide Taproom, stop 4 of 6, Aiko Tamura' */
function liftText(board: RunDayJson, id: string): string {
  const name = ordersById(board).get(id)?.name ?? id;
  const at = whereIs(board.runs, id);
  return at
    ? `${name}, stop ${at.place + 1} of ${at.run.stops.length}, ${nameOfRun(board.runs, at.run)}`
    : `${name}, not on a run`;
}

function withMoved(board: RunDayJson, { id, target }: Lifted): RunDayJson {
  const moved = whereIs(board.runs, id)?.stop.moved ?? null;
  const postalCode = ordersById(board).get(id)?.postalCode ?? '';
  return movedHere(board, [{ id, moved, postalCode }], target);
}

/**
 * Moves a stop by keyboard: Space lifts it, arrows move it, Space drops it, Escape puts it back. `shown` is the board
 * with the lifted stop at its current place.
 */
export function useLift(board: RunDayJson, move: MoveOrders, focus: (id: string) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [text, setText] = useState('');
  const shown = lifted ? withMoved(board, lifted) : board;
  const id = lifted?.id;
  const place = lifted && JSON.stringify(lifted.target);
  // In another run its row is another element.
  useEffect(() => {
    if (id !== undefined && place !== null) focus(id);
  }, [id, place, focus]);
  const liftUp = (orderId: string) => {
    const now = whereIs(board.runs, orderId);
    if (now && !isMovable(now.run, now.stop)) return;
    const from = { run: now?.run.id ?? null, before: now?.next ?? null };
    setLifted({ id: orderId, from, target: from });
    setText(`Lifted. ${liftText(board, orderId)}. Arrow keys move it, Space drops it, Escape puts it back.`);
  };
  const drop = async ({ id: orderId, from, target }: Lifted) => {
    setText(`Dropped. ${liftText(shown, orderId)}`);
    const isSame = from.run === target.run && (from.run === null || from.before === target.before);
    if (!isSame) await move([orderId], target);
    setLifted(null);
    requestAnimationFrame(() => focus(orderId));
  };
  const putBack = ({ id: orderId }: Lifted) => {
    setLifted(null);
    setText(`Put back. ${liftText(board, orderId)}`);
    requestAnimationFrame(() => focus(orderId));
  };
  const press = (event: KeyboardEvent, orderId: string) => {
    if (!lifted) {
      if (event.key !== ' ') return;
      event.preventDefault();
      liftUp(orderId);
      return;
    }
    if (event.key === ' ' || event.key === 'Enter') void drop(lifted);
    else if (event.key === 'Escape') putBack(lifted);
    else if (event.key.startsWith('Arrow')) {
      const target = stepped(shown, lifted, event.key);
      if (!target) return event.preventDefault();
      const next = { ...lifted, target };
      setLifted(next);
      setText(liftText(withMoved(board, next), next.id));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { shown, lifted: id ?? null, text, onKey: press };
}
