import { useCallback, useRef } from 'react';
import type { RunDayJson } from 'shared-domain/contracts';
import { useChange, useUndo } from '../../data/calls/index.ts';
import { movedHere, nameOfRun, ordersById, type Target, whereIs } from './board.ts';
import { shown, useRefusal } from './use-board.ts';

/** 'Low Tide Taproom is stop 4 of Aiko Tamura', '3 orders moved to Aiko Tamura', 'Low Tide Taproom taken off the run'. */
function titleOf(board: RunDayJson, ids: readonly string[], to: string | null): string {
  const names = ordersById(board);
  const run = board.runs.find(({ id }) => id === to);
  const what = ids.length === 1 ? (names.get(ids[0] ?? '')?.name ?? ids[0]) : `${ids.length} orders`;
  if (!run) return ids.length === 1 ? `${what} taken off the run` : `${what} taken off the run`;
  const place = run.stops.findIndex(({ orderId }) => orderId === ids[0]) + 1;
  return ids.length === 1
    ? `${what} is stop ${place} of ${nameOfRun(board.runs, run)}`
    : `${what} moved to ${nameOfRun(board.runs, run)}`;
}

/** Moves orders on the board at once, with Undo; a refused move is put back (RUN-4, RUN-6). */
export function useMoves(board: RunDayJson | undefined) {
  const offerUndo = useUndo();
  const refuse = useRefusal();
  const { send } = useChange('moveStops', {
    optimistic: ({ body }) => ({
      runDay: (held) => {
        const codes = ordersById(held);
        const orders = body.orders.map((one) => ({
          ...one,
          postalCode: codes.get(one.id)?.postalCode ?? '',
        }));
        return held.day === body.day ? movedHere(held, orders, { run: body.to, before: body.before }) : held;
      },
    }),
    answered: shown,
  });
  const latest = useRef(board);
  latest.current = board;
  return useCallback(
    async (ids: readonly string[], { run: to, before }: Target): Promise<boolean> => {
      const now = latest.current;
      if (!now || ids.length === 0) return false;
      const was = ids.map((id) => ({ id, at: whereIs(now.runs, id) }));
      const orders = was.map(({ id, at }) => ({ id, moved: at?.stop.moved ?? null }));
      const result = await send({ body: { day: now.day, orders, to, before } });
      if (!result.ok) {
        refuse(result.problem);
        return false;
      }
      const after = { ...now, ...result.data };
      if (after.version === now.version) return true;
      const [first] = was;
      offerUndo({
        title: titleOf(after, ids, to),
        undo: async () => {
          const back = ids.map((id) => ({ id, moved: whereIs(after.runs, id)?.stop.moved ?? null }));
          const place = first?.at ? { to: first.at.run.id, before: first.at.next } : { to: null };
          const undone = await send({ body: { day: now.day, orders: back, ...place } });
          if (!undone.ok) refuse(undone.problem);
        },
      });
      return true;
    },
    [send, refuse, offerUndo],
  );
}

export type MoveOrders = ReturnType<typeof useMoves>;
