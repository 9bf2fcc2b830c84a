import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { RunDayJson, RunJson } from 'shared-domain/contracts';
import { usePhone } from '../../data/calls/index.ts';
import { usePageKeys } from '../../frame/shortcuts/index.ts';
import { Quiet, Text } from '../../kit/layout/index.ts';
import { nameOfRun, openOrders, ordersById } from './board.ts';
import { BoardContext, StableContext, type StableUse, useStableCallbacks } from './board-context.ts';
import styles from './deliveries.module.css';
import { drag } from './drag.ts';
import { OpenOrders } from './open-orders.tsx';
import { PhoneBoard } from './phone-board.tsx';
import { RunColumn } from './run-column.tsx';
import { useLift } from './use-lift.ts';
import { useMoves } from './use-moves.ts';
import type { RunActions } from './use-run-actions.ts';

type DayKeys = { back: () => void; on: () => void; today: () => void };

/** Milliseconds that a finger rests on a handle before it drags. */
const LONG_PRESS = 300;

/** Starts a drag after a long press of a finger, or at once for a mouse or pen. */
function pressed(event: PointerEvent, begin: () => void): void {
  if (event.button !== 0) return;
  if (event.pointerType !== 'touch') {
    begin();
    return;
  }
  const timer = setTimeout(begin, LONG_PRESS);
  const stop = () => clearTimeout(timer);
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, stop, { once: true });
}

/** Dragging a selected order drags the whole selection. */
function useGrab(move: StableUse['move'], selected: ReadonlySet<string>, clear: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const focus = useCallback((id: string) => {
    root.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus();
  }, []);
  const onGrab = (event: PointerEvent, id: string) => {
    const row = (event.currentTarget as HTMLElement).closest<HTMLElement>('[data-order]');
    const board = root.current;
    if (!row || !board) return;
    const { nativeEvent } = event;
    pressed(event, () =>
      drag(nativeEvent, row, board, ({ run, before }) => {
        const ids = selected.has(id) ? [...selected] : [id];
        void move(ids, run === '' ? { run: null } : { run, before }).then((isMoved) => isMoved && clear());
      }),
    );
  };
  return { root, focus, onGrab };
}

type BoardViewProps = { board: RunDayJson; actions: RunActions; days: DayKeys };

/** A day's board: open orders and runs, stacked on a phone. */
export function BoardView({ board, actions, days }: BoardViewProps) {
  const isPhone = usePhone();
  const [chosen, select] = useState<ReadonlySet<string>>(new Set());
  const open = useMemo(() => new Set(openOrders(board).map(({ id }) => id)), [board]);
  const selected = useMemo(() => new Set([...chosen].filter((id) => open.has(id))), [chosen, open]);

  const move = useMoves(board);
  const clear = () => select(new Set());
  const { root, focus, onGrab } = useGrab(move, selected, clear);
  const { shown, lifted, text, onKey } = useLift(board, move, focus);
  const addTo = ({ id }: RunJson) => {
    if (selected.size > 0 && lifted === null)
      void move([...selected], { run: id }).then((isMoved) => isMoved && clear());
  };
  const runKeys = board.runs.slice(0, 9).map((run, place) => [place + 1, () => addTo(run)]);
  usePageKeys({ '[': days.back, ']': days.on, t: days.today, ...Object.fromEntries(runKeys) });
  const onSelect = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    select(next);
  };
  const rows = useStableCallbacks({ onGrab, onKey, onSelect });
  const use = useMemo(() => ({ board: shown, lifted, selected }), [shown, lifted, selected]);
  const { day, zones, orders } = board;
  const steady = useMemo(
    () => ({ day, zones, orders: ordersById({ orders }), move, actions, select, ...rows }),
    [day, zones, orders, move, actions, rows],
  );
  return (
    <BoardContext value={use}>
      <StableContext value={steady}>
        <p className="visually-hidden" role="status">
          {text}
        </p>
        <p id="deliveries-keys" hidden>
          Space lifts it, arrow keys move it, Space drops it, Escape puts it back.
        </p>
        <Text ref={root} as="div" grow tall={0} ruled>
          {isPhone ? <PhoneBoard /> : <WideBoard runs={shown.runs} lifted={lifted} />}
        </Text>
      </StableContext>
    </BoardContext>
  );
}

/** The columns: orders on no run, then the runs. */
const WideBoard = ({ runs, lifted }: Pick<RunDayJson, 'runs'> & { lifted: string | null }) => (
  <div className={styles.board}>
    <OpenOrders />
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it sideways. */}
    <section className={styles.runs} data-runs="" tabIndex={0} aria-label="Runs">
      {runs.map((run, index) => (
        <RunColumn
          key={run.id}
          run={run}
          name={nameOfRun(runs, run)}
          number={index + 1}
          lifted={run.stops.find(({ orderId }) => orderId === lifted)?.orderId ?? null}
        />
      ))}
      {runs.length === 0 && (
        <Quiet as="p" pad={24}>
          No runs yet. Create one, or select orders and add them to a new run.
        </Quiet>
      )}
    </section>
  </div>
);
