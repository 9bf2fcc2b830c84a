import { memo } from 'react';
import type { RunOrderJson } from 'shared-domain/contracts';
import { loadText } from 'shared-domain/runs';
import { StaffIcon } from '../../kit/icons/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { CheckBox, Menu, ZoneMark } from '../../kit/parts/index.ts';
import { nameOfRun, openOrders, unitsOf, type ZoneGroup, zoneGroups } from './board.ts';
import { useBoardParts, useStableParts } from './board-context.ts';
import { Handle } from './handle.tsx';
import styles from './open-orders.module.css';
import { addressOf, Empties, Trouble, trouble } from './stop-row.tsx';

const units = (number: number) => (number === 1 ? '1 unit' : `${number} units`);

/** An order that is on no run; a click anywhere selects it. */
const OpenOrder = memo(function OpenOrder({
  order,
  isSelected,
  isLifted,
}: {
  order: RunOrderJson;
  isSelected: boolean;
  isLifted: boolean;
}) {
  const { onSelect, day } = useStableParts();
  const wrong = trouble(order, day);
  return (
    <li
      className={styles.order}
      data-order={order.id}
      data-selected={isSelected || undefined}
      data-lifted={isLifted || undefined}
    >
      <label className={styles.label}>
        <CheckBox checked={isSelected} onChange={() => onSelect(order.id)} />
        <span className={styles.words}>
          <span className={styles.name}>{order.name}</span>
          <span className={styles.address}>{addressOf(order)}</span>
          <span>
            {loadText(order.load)} <Empties kegs={order.empties} />
          </span>
          {wrong && <Trouble {...wrong} />}
        </span>
      </label>
      <Handle id={order.id} name={order.name} where="not on a run" isLifted={isLifted} />
    </li>
  );
});

function Zone({ group: { zone, open } }: { group: ZoneGroup }) {
  const { selected, lifted } = useBoardParts();
  return (
    <>
      <li className={styles.zone}>
        <ZoneMark colour={zone.colour} />
        {zone.name}
        {open.length > 0 && <span className={styles.count}>{open.length}</span>}
      </li>
      {open.map((order) => (
        <OpenOrder
          key={order.id}
          order={order}
          isSelected={selected.has(order.id)}
          isLifted={lifted === order.id}
        />
      ))}
      {open.length === 0 && (
        <li className={styles.all}>
          <StaffIcon name="done" size={15} /> All orders are on a run
        </li>
      )}
    </>
  );
}

/** Pick-up orders, which can't be dragged. */
function PickUps({ orders }: { orders: readonly RunOrderJson[] }) {
  const { day } = useStableParts();
  if (orders.length === 0) return null;
  return (
    <>
      <li className={styles.zone}>
        <ZoneMark colour={undefined} />
        Pick-up today
        <span className={styles.count}>{orders.length}</span>
      </li>
      {orders.map((order) => {
        const { id, name, load, ready } = order;
        const wrong = trouble(order, day);
        return (
          <li key={id} className={styles.pickUp}>
            <span className={styles.name}>{name}</span>
            <span className={styles.address}>
              {loadText(load)} · {ready ? `ready since ${clockTime(ready)}` : 'to pick'}
            </span>
            {wrong && <Trouble {...wrong} />}
          </li>
        );
      })}
    </>
  );
}

/** The selection, and the runs to add it to. */
export function AddToRun() {
  const { board, selected } = useBoardParts();
  const { select, move, actions } = useStableParts();
  const chosen = openOrders(board).filter(({ id }) => selected.has(id));
  const ids = chosen.map(({ id }) => id);
  const add = async (run: string) => {
    if (await move(ids, { run })) select(new Set());
  };
  const addToNew = async () => {
    if (await actions.create(board.day, ids)) select(new Set());
  };
  return (
    <div className={styles.foot}>
      <p role="status">
        <b>{ids.length === 0 ? 'None selected' : `${ids.length} selected`}</b>
        <br />
        {ids.length === 0 ? 'Click or press Space to select' : units(unitsOf(chosen))}
      </p>
      {ids.length > 0 && (
        <Menu
          name="Add to run"
          label="Add to run"
          align="right"
          choices={[
            ...board.runs.map((run, index) => ({
              id: run.id,
              label: (
                <>
                  {nameOfRun(board.runs, run)} {index < 9 && <kbd>{index + 1}</kbd>}
                </>
              ),
              onChoose: () => void add(run.id),
            })),
            { id: 'new', label: 'A new run', onChoose: () => void addToNew() },
          ]}
        />
      )}
    </div>
  );
}

/** The day's orders that are on no run, by zone, and its pick-ups. */
export const OpenOrders = memo(function OpenOrders() {
  const { board } = useBoardParts();
  const open = openOrders(board);
  return (
    <section className={styles.panel} data-column="" aria-label="Not on a run">
      <header className={styles.head}>
        <h2>Not on a run</h2>
        <span>
          {open.length === 0
            ? 'None'
            : `${open.length === 1 ? '1 order' : `${open.length} orders`} · ${units(unitsOf(open))}`}
        </span>
      </header>
      <ul className={styles.list} data-run="">
        {zoneGroups(board).map((group) => (
          <Zone key={group.zone.id} group={group} />
        ))}
        <PickUps orders={board.pickUps} />
      </ul>
      <AddToRun />
    </section>
  );
});
