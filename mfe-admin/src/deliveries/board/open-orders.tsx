import { memo } from 'react';
import type { RunOrderJson } from 'shared-domain/contracts';
import { loadText } from 'shared-domain/runs';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { CheckBox, Menu, ZoneMark } from '../../kit/parts/index.ts';
import { nameOfRun, openOrders, unitsOf, type ZoneGroup, zoneGroups } from './board.ts';
import { useBoardParts, useStableParts } from './board-context.ts';
import { Handle } from './handle.tsx';
import styles from './open-orders.module.css';
import { addressOf, Empties, Trouble, trouble } from './stop-row.tsx';

const units = (number: number) => (number === 1 ? '1 unit' : `${number} units`);

type OpenOrderProps = { order: RunOrderJson; isSelected: boolean; isLifted: boolean };

/** An order that is on no run; a click anywhere selects it. */
const OpenOrder = memo(function OpenOrder({ order, isSelected, isLifted }: OpenOrderProps) {
  const { onSelect, day } = useStableParts();
  const wrong = trouble(order, day);
  return (
    <Row
      as="li"
      anchor
      tall={69}
      surface="paper"
      className={styles.order}
      data-order={order.id}
      data-selected={isSelected || undefined}
      data-lifted={isLifted || undefined}
    >
      <Row as="label" grow gap={10} align="start" shrink pad="8 0 8 22" className={styles.label}>
        <CheckBox checked={isSelected} onChange={() => onSelect(order.id)} />
        <Stack as="span" shrink className={styles.words}>
          <Text cut weight={600}>
            {order.name}
          </Text>
          <Quiet cut>{addressOf(order)}</Quiet>
          <span>
            {loadText(order.load)} <Empties kegs={order.empties} />
          </span>
          {wrong && <Trouble {...wrong} />}
        </Stack>
      </Row>
      <Handle id={order.id} name={order.name} where="not on a run" isLifted={isLifted} />
    </Row>
  );
});

function Zone({ group: { zone, open } }: { group: ZoneGroup }) {
  const { selected, lifted } = useBoardParts();
  return (
    <>
      <Row as="li" gap={8} pad="6 16 6 24" weight={600} className={styles.zone}>
        <ZoneMark colour={zone.colour} />
        {zone.name}
        {open.length > 0 && (
          <Text end weight={500}>
            {open.length}
          </Text>
        )}
      </Row>
      {open.map((order) => (
        <OpenOrder
          key={order.id}
          order={order}
          isSelected={selected.has(order.id)}
          isLifted={lifted === order.id}
        />
      ))}
      {open.length === 0 && (
        <Row as="li" tone="quiet" gap={6} pad="4 16 10 24" className={styles.all}>
          <StaffIcon name="done" size={15} /> All orders are on a run
        </Row>
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
      <Row as="li" gap={8} pad="6 16 6 24" weight={600} className={styles.zone}>
        <ZoneMark colour={undefined} />
        Pick-up today
        <Text end weight={500}>
          {orders.length}
        </Text>
      </Row>
      {orders.map((order) => {
        const { id, name, load, ready } = order;
        const wrong = trouble(order, day);
        return (
          <Stack as="li" key={id} pad="10 16 10 24" surface="raised" ruled className={styles.pickUp}>
            <Text cut weight={600}>
              {name}
            </Text>
            <Quiet cut>
              {loadText(load)} · {ready ? `ready since ${clockTime(ready)}` : 'to pick'}
            </Quiet>
            {wrong && <Trouble {...wrong} />}
          </Stack>
        );
      })}
    </>
  );
}

/** The number of selected orders, and the runs to add them to. */
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
    <Row
      fixed
      gap={8}
      justify="between"
      tall={54}
      pad="0 16 0 24"
      ruled
      surface="paper"
      tone="quiet"
      size="xs"
      tight
      className={styles.foot}
    >
      <p role="status">
        <b>{ids.length === 0 ? 'None selected' : `${ids.length} selected`}</b>
        <br />
        {ids.length === 0 ? 'Click or press Space to select' : units(unitsOf(chosen))}
      </p>
      {ids.length > 0 && (
        <Menu
          name="Add to run"
          label="Add to run"
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
    </Row>
  );
}

/** The day's orders that are on no run, by zone, and its pick-ups. */
export const OpenOrders = memo(function OpenOrders() {
  const { board } = useBoardParts();
  const open = openOrders(board);
  return (
    <section className={styles.panel} data-column="" aria-label="Not on a run">
      <Row as="header" gap={8} justify="between" pad="12 16 4 24" tone="quiet" className={styles.head}>
        <h2>Not on a run</h2>
        <span>
          {open.length === 0
            ? 'None'
            : `${open.length === 1 ? '1 order' : `${open.length} orders`} · ${units(unitsOf(open))}`}
        </span>
      </Row>
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
