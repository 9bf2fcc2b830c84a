import { type ComponentProps, useState } from 'react';
import type { RunJson } from 'shared-domain/contracts';
import { isDone, isMovable } from 'shared-domain/runs';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, Menu } from '../../kit/parts/index.ts';
import { doneIn, firstMovable, nameOfRun, openOrders, zoneGroups } from './board.ts';
import { useBoardParts, useStableParts } from './board-context.ts';
import { OpenOrders } from './open-orders.tsx';
import styles from './phone-board.module.css';
import { Totals } from './run-column.tsx';
import { RunDialog } from './run-dialog.tsx';
import { Avatar, DriverLink, PrintLink, Progress, RunBadge, RunFacts, Standing } from './run-head.tsx';
import { RunMenu } from './run-menu.tsx';
import { StopRow } from './stop-row.tsx';

const RowButton = (row: ComponentProps<typeof Row<'button'>>) => (
  <Row as="button" full gap={12} tall={56} pad="8 16" to="left" tone="quiet" {...row} />
);

/** A run's done stops in one row that names any problems. */
function DoneStops({ run }: { run: RunJson }) {
  const { orders } = useStableParts();
  const [isOpen, setOpen] = useState(false);
  const done = run.stops.filter(isDone);
  const wrong = done.filter(({ state }) => state !== 'delivered');
  if (done.length === 0) return null;
  return (
    <>
      <li>
        <RowButton surface="raised" underlined aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Stack as="span" fixed middle side={26} radius={13} tone="ok" surface="ok">
            <Icon name="check" size={14} />
          </Stack>
          <Text grow className={styles.words}>
            <b>{done.length === 1 ? '1 stop done' : `${done.length} stops done`}</b>
            {wrong.map(({ orderId, state }) => (
              <Text key={orderId} block>
                <Text as="b" tone="warn">
                  {state === 'short' ? 'Short' : 'Refused'}
                </Text>{' '}
                at {orders.get(orderId)?.name}
              </Text>
            ))}
          </Text>
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </RowButton>
      </li>
      {isOpen &&
        done.map((stop, place) => (
          <StopRow key={stop.orderId} run={run} stop={stop} place={place + 1} isLifted={false} />
        ))}
    </>
  );
}

/** The menu that replaces dragging on a phone and for screen readers. */
export function StopMenu({ run, orderId, name }: { run: RunJson; orderId: string; name: string }) {
  const { board } = useBoardParts();
  const { move, onGrab } = useStableParts();
  const place = run.stops.findIndex((stop) => stop.orderId === orderId);
  const to = (target: string, before?: string | null) => () => void move([orderId], { run: target, before });
  const others = board.runs.filter(({ id }) => id !== run.id);
  return (
    <span className={styles.handle} onPointerDown={(event) => onGrab(event, orderId)}>
      <Menu
        name={`Move ${name}`}
        icon={<StaffIcon name="grip" size={18} />}
        choices={[
          ...(place > firstMovable(run)
            ? [{ id: 'up', label: 'Move up', onChoose: to(run.id, run.stops[place - 1]?.orderId) }]
            : []),
          ...(place < run.stops.length - 1
            ? [
                {
                  id: 'down',
                  label: 'Move down',
                  onChoose: to(run.id, run.stops[place + 2]?.orderId ?? null),
                },
              ]
            : []),
          ...others.map((other) => ({
            id: other.id,
            label: `To ${nameOfRun(board.runs, other)}`,
            onChoose: to(other.id),
          })),
          { id: 'off', label: 'Off the run', onChoose: () => void move([orderId], { run: null }) },
        ]}
      />
    </span>
  );
}

/** The stops that aren't done; one that can't be moved links to its order. */
function StopsAhead({ run }: { run: RunJson }) {
  const { lifted } = useBoardParts();
  const { orders } = useStableParts();
  const done = doneIn(run);
  return run.stops.slice(done).map((stop, index) => {
    const name = orders.get(stop.orderId)?.name ?? stop.orderId;
    return (
      <StopRow
        key={stop.orderId}
        run={run}
        stop={stop}
        place={done + index + 1}
        isLifted={lifted === stop.orderId}
        menu={
          isMovable(run, stop) ? (
            <StopMenu run={run} orderId={stop.orderId} name={name} />
          ) : (
            <Link className={styles.order} to={paths.order(stop.orderId)} aria-label={`Order of ${name}`}>
              <Stack as="span" middle tall={44}>
                <Icon name="right" size={16} />
              </Stack>
            </Link>
          )
        }
      />
    );
  });
}

function RunSection({ run, isFirst }: { run: RunJson; isFirst: boolean }) {
  const { board } = useBoardParts();
  const [isOpen, setOpen] = useState(run.state === 'out' || isFirst);
  const [isEditing, setEditing] = useState(false);
  const name = nameOfRun(board.runs, run);
  return (
    <section className={styles.run} data-column="" aria-label={`Run of ${name}`}>
      <Row anchor gap={10} pad="10 16">
        <Avatar driver={run.driver} />
        <h2 className={styles.naming}>
          <Stack
            as="button"
            to="left"
            full
            tall={44}
            pad={0}
            className={styles.opener}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Text size="l" weight={600}>
              {run.driver || 'Choose a driver'}
            </Text>
            <RunFacts run={run} />
          </Stack>
        </h2>
        <RunBadge run={run} />
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </Row>
      {isOpen && (
        <>
          <Row gap={8} pad="0 8 0 16" className={styles.middle}>
            <Progress run={run} />
            <PrintLink run={run} name={name} />
            <DriverLink run={run} name={name} />
            <RunMenu run={run} name={name} onEdit={() => setEditing(true)} />
          </Row>
          <Standing run={run} />
          <Text as="ol" ruled data-run={run.id}>
            <DoneStops run={run} />
            <StopsAhead run={run} />
          </Text>
          <Totals run={run} />
        </>
      )}
      {isEditing && <RunDialog run={run} onClose={() => setEditing(false)} />}
    </section>
  );
}

/** Deliveries on a phone: open orders, then a section for each run. */
export function PhoneBoard() {
  const { board } = useBoardParts();
  const [isListOpen, setListOpen] = useState(false);
  const open = openOrders(board);
  const out = board.runs.find(({ state }) => state === 'out') ?? board.runs[0];
  if (isListOpen)
    return (
      <div className={styles.list}>
        <Button onClick={() => setListOpen(false)}>
          <Icon name="left" size={16} />
          All runs
        </Button>
        <OpenOrders />
      </div>
    );
  const zones = zoneGroups(board)
    .filter((group) => group.open.length > 0)
    .map((group) => `${group.zone.name} ${group.open.length}`);
  return (
    <>
      <RowButton surface="paper" onClick={() => setListOpen(true)}>
        <Stack as="span" fixed middle side={30} radius={15} weight={600} className={styles.number}>
          {open.length}
        </Stack>
        <Text grow className={styles.words}>
          <b>Not on a run</b>
          <br />
          {zones.join(' · ') || 'All orders are on a run'}
        </Text>
        <Icon name="right" size={16} />
      </RowButton>
      {board.runs.map((run) => (
        <RunSection key={run.id} run={run} isFirst={run === out} />
      ))}
    </>
  );
}
