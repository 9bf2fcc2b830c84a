import { useState } from 'react';
import type { RunDayJson, RunDaysJson } from 'shared-domain/contracts';
import { addDays } from 'shared-domain/dates';
import { weekdayDate } from 'shared-domain/delivery';
import { staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { useMay, usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { useFooterHint, useIsLive } from '../../frame/layout/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Stack } from '../../kit/layout/index.ts';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  Failed,
  LiveTag,
  Nothing,
  PageHead,
  WaitingBox,
} from '../../kit/parts/index.ts';
import { MoveDayDialog } from '../move-day/index.ts';
import { BoardView } from './board-view.tsx';
import { DayStrip, dayCountText } from './day-strip.tsx';
import styles from './deliveries.module.css';
import { RunsOfTheDay } from './runs-of-the-day.tsx';
import { useBoard } from './use-board.ts';
import { useDay } from './use-day.ts';
import { type RunActions, useRunActions } from './use-run-actions.ts';
import { Van } from './van.tsx';

const ROWS = [1, 2, 3, 4, 5];

/** Skeleton rows in the board's layout. */
const WaitingBoard = () => (
  <div className={`${styles.board} ${styles.waiting}`}>
    <p className="visually-hidden" role="status">
      Loading the deliveries...
    </p>
    {[1, 2, 3, 4].map((column) => (
      <Stack key={column} gap={16} top pad={16} className={styles.waitingColumn} aria-hidden="true">
        <WaitingBox height={64} />
        {ROWS.map((row) => (
          <WaitingBox key={row} height={52} />
        ))}
      </Stack>
    ))}
  </div>
);

/** Prints all runs of the day; the PDF opens in a new tab. */
function PrintAll({ board, actions }: { board: RunDayJson | undefined; actions: RunActions }) {
  const runs = board?.runs.filter(({ stops }) => stops.length > 0) ?? [];
  if (!board || runs.length === 0) return null;
  return (
    <ButtonAnchor
      href={staffAddresses.dayDocuments(board.day)}
      onOpen={() => void actions.print(board.day, runs)}
    >
      <StaffIcon name="printer" size={16} />
      <span className={styles.printText}>Print all runs</span>
    </ButtonAnchor>
  );
}

function EmptyDay({ board }: { board: RunDayJson }) {
  return (
    <Nothing
      title="No deliveries on this day"
      picture={<Van />}
      action={
        board.next && (
          <ButtonLink variant="primary" to={paths.deliveries({ day: board.next })}>
            Go to {weekdayDate(board.next)}
          </ButtonLink>
        )
      }
    >
      {board.next ? 'The next orders are for a later day.' : 'Orders with a delivery day appear here.'}
    </Nothing>
  );
}

const countsOf = (days: RunDaysJson | undefined, day: string): string => {
  const count = days?.days.find((one) => one.day === day);
  return count ? dayCountText(count) : '';
};

const isEmpty = ({ orders, runs, pickUps }: RunDayJson) =>
  orders.length === 0 && runs.length === 0 && pickUps.length === 0;

/** 'Deliveries': the board for planners, a list of runs for drivers. */
export default function DeliveriesPage() {
  return useMay()('moveStops') ? <Deliveries /> : <RunsOfTheDay />;
}

type PageActionsProps = {
  /** Undefined while loading. */
  board: RunDayJson | undefined;
  actions: RunActions;
  isBusy: boolean;
  onNew: () => void;
  onMove: () => void;
};

function PageActions({ board, actions, isBusy, onNew, onMove }: PageActionsProps) {
  const isPhone = usePhone();
  const may = useMay();
  return (
    <>
      {!isPhone && may('saveDeliveryPlan') && (
        <ButtonLink to={paths.deliveryZones}>
          <StaffIcon name="sliders" size={16} />
          Zones
        </ButtonLink>
      )}
      {board && board.orders.length > 0 && may('moveDay') && (
        <Button aria-label="Move day" onClick={onMove}>
          <StaffIcon name="calendar" size={16} />
          <span className={styles.printText}>Move day</span>
        </Button>
      )}
      <PrintAll board={board} actions={actions} />
      <Button variant="primary" busy={isBusy} disabled={!board} onClick={onNew}>
        <Icon name="plus" size={16} />
        New run
      </Button>
    </>
  );
}

/** The day strip and the day's board (RUN-1 to RUN-10). */
function Deliveries() {
  const isLive = useIsLive();
  const isPhone = usePhone();
  const { day, days, problem: daysProblem, refetch: readDays, step, setFrom, open, today } = useDay();
  const { data, problem, refetch } = useBoard(day ?? '', day !== undefined);
  const board = data?.day === day ? data : undefined;
  const { actions, isBusy } = useRunActions(board);
  useFooterHint('Drag stops, or press Space to lift one');
  const [isMoving, setMoving] = useState(false);
  const failed = daysProblem ?? problem;
  const again = () => (daysProblem ? readDays() : refetch());
  const keys = { back: () => step(-1), on: () => step(1), today: () => today && open(today) };
  return (
    <div className={styles.page}>
      <PageHead
        title="Deliveries"
        tag={
          <>
            {!(isPhone && isLive) && <LiveTag isLive={isLive} />}
            {day !== undefined && (
              <Quiet className={styles.date}>
                {weekdayDate(day)}
                <span className={styles.counts}>{countsOf(days, day)}</span>
              </Quiet>
            )}
          </>
        }
        actions={
          <PageActions
            board={board}
            actions={actions}
            isBusy={isBusy}
            onMove={() => setMoving(true)}
            onNew={() => day !== undefined && void actions.create(day)}
          />
        }
      />
      {days && day !== undefined && <DayStrip days={days} day={day} onFrom={setFrom} />}
      {failed ? (
        <Failed title="The deliveries could not be loaded" problem={failed} onRetry={again} />
      ) : !board ? (
        <WaitingBoard />
      ) : isEmpty(board) ? (
        <EmptyDay board={board} />
      ) : (
        <BoardView key={board.day} board={board} actions={actions} days={keys} />
      )}
      {isMoving && board && today && (
        <MoveDayDialog
          day={board.day}
          today={today}
          next={days?.days.find((one) => one.day > board.day)?.day ?? addDays(board.day, 1)}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  );
}
