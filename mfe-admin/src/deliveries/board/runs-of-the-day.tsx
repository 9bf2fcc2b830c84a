import type { RunDayJson, RunJson } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { staffAddresses } from 'shared-domain/staff-client';
import { useChange, useToast } from '../../data/calls/index.ts';
import { Button, ButtonAnchor, Failed, Nothing, PageHead, WaitingRows } from '../../kit/parts/index.ts';
import { nameOfRun } from './board.ts';
import { DayStrip } from './day-strip.tsx';
import { Avatar, Progress, RunBadge } from './run-head.tsx';
import styles from './runs-of-the-day.module.css';
import { useBoard } from './use-board.ts';
import { useDay } from './use-day.ts';
import { Van } from './van.tsx';

/** 'Deliveries' for drivers (STAFF-26): the day's runs, each with its driver's page. */
export function RunsOfTheDay() {
  const { day, days, problem: daysProblem, refetch: readDays, setFrom } = useDay();
  const { data, problem, refetch } = useBoard(day ?? '', day !== undefined);
  const failed = daysProblem ?? problem;
  return (
    <>
      <PageHead title="Deliveries" tag={day !== undefined && <span>{weekdayDate(day)}</span>} />
      {days && day !== undefined && <DayStrip days={days} day={day} onFrom={setFrom} />}
      {failed ? (
        <Failed
          title="The runs could not be loaded"
          problem={failed}
          onRetry={daysProblem ? readDays : refetch}
        />
      ) : data?.day !== day || !data ? (
        <WaitingRows label="Loading the runs..." widths={[160, 90]} rows={3} />
      ) : (
        <Runs board={data} />
      )}
    </>
  );
}

function Runs({ board: { runs } }: { board: RunDayJson }) {
  if (runs.length === 0)
    return (
      <Nothing title="No runs on this day" picture={<Van />}>
        Runs appear here once the office has planned them.
      </Nothing>
    );
  return (
    <ul className={styles.runs}>
      {runs.map((run) => (
        <li key={run.id}>
          <Run run={run} name={nameOfRun(runs, run)} />
        </li>
      ))}
    </ul>
  );
}

function Run({ run, name }: { run: RunJson; name: string }) {
  const toast = useToast();
  const { send, isSending } = useChange('driverLink');
  const open = async () => {
    const link = await send({ params: { run: run.id }, body: {} });
    if (link.ok) window.location.assign(link.data.url);
    else toast.failed('The run was not opened', link.problem.detail);
  };
  return (
    <>
      <Avatar driver={run.driver} />
      <div className={styles.naming}>
        <h2>{run.driver || 'No driver yet'}</h2>
        <p>{run.stops.length === 1 ? '1 stop' : `${run.stops.length} stops`}</p>
        <Progress run={run} />
      </div>
      <RunBadge run={run} />
      <div className={styles.buttons}>
        <ButtonAnchor href={staffAddresses.runDocuments(run.id)} download>
          Documents<span className="visually-hidden"> of {name}</span>
        </ButtonAnchor>
        <Button variant="primary" busy={isSending} busyText="Opening..." onClick={() => void open()}>
          Open the run<span className="visually-hidden"> of {name}</span>
        </Button>
      </div>
    </>
  );
}
