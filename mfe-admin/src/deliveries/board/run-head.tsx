import { type ReactNode, useState } from 'react';
import type { RunJson } from 'shared-domain/contracts';
import { timeOfDay } from 'shared-domain/runs';
import { staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { useNow } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import {
  Button,
  ButtonAnchor,
  Dot,
  IconAnchor,
  IconButton,
  ProgressBar,
  StatusBadge,
  ZoneMark,
} from '../../kit/parts/index.ts';
import { doneIn, nextStepOf, zoneOfRun } from './board.ts';
import { useStableParts } from './board-context.ts';
import { firstNameOf, phoneStatus } from './labels.ts';
import { RunDialog } from './run-dialog.tsx';
import styles from './run-head.module.css';
import { RunMenu } from './run-menu.tsx';

const BADGES = {
  planned: { status: 'pending', word: 'Planned' },
  picked: { status: 'processed', word: 'Picked' },
  out: { status: 'shipped', word: 'Out' },
  done: { status: 'delivered', word: 'Done' },
} as const;

export const RunBadge = ({ run }: { run: RunJson }) => <StatusBadge {...BADGES[run.state]} />;

/** The driver's initials; a dashed ring without a driver. */
export const Avatar = ({ driver }: { driver: string }) => (
  <Stack
    as="span"
    fixed
    middle
    radius={16}
    size="xs"
    weight={600}
    side={32}
    className={styles.avatar}
    data-none={driver === '' || undefined}
    aria-hidden="true"
  >
    {driver === '' ? (
      <Icon name="user" size={16} />
    ) : (
      driver
        .split(/\s+/)
        .slice(0, 2)
        .map((part) => part.charAt(0).toUpperCase())
        .join('')
    )}
  </Stack>
);

/** When a run leaves; once it has left, how far it is. */
export function Progress({ run }: { run: RunJson }) {
  const done = doneIn(run);
  if (run.leftAt === undefined)
    return (
      <Row as="span" gap={6} tone="quiet" nowrap>
        <StaffIcon name="clock" size={14} />
        {run.leaveAt ? `Leaves at ${timeOfDay(run.leaveAt)}` : 'No departure time yet'}
      </Row>
    );
  return (
    <Row as="span" grow gap={10} nowrap>
      <Text grow>
        <ProgressBar label="Stops done" value={done / (run.stops.length || 1)} />
      </Text>
      <b>
        {done} of {run.stops.length}
      </b>
    </Row>
  );
}

/** The next step of a run as one press, named with its driver. */
function NextStep({ run }: { run: RunJson }) {
  const { actions } = useStableParts();
  const step = nextStepOf(run);
  if (step === null) return null;
  if (step === 'print') return <PrintButton run={run} />;
  const label = step === 'out' ? 'Send out' : 'Mark picked';
  return (
    <Button aria-label={`${label}: ${run.driver}`} onClick={() => void actions.setState(run, step)}>
      {label}
    </Button>
  );
}

function PrintButton({ run }: { run: RunJson }) {
  const { day, actions } = useStableParts();
  return (
    <ButtonAnchor
      href={staffAddresses.runDocuments(run.id)}
      aria-label={`Print: ${run.driver}`}
      onOpen={() => void actions.print(day, [run])}
    >
      Print
    </ButtonAnchor>
  );
}

const Line = ({ tone = 'quiet', children }: { tone?: 'quiet' | 'warn'; children: ReactNode }) => (
  <Row gap={6} tone={tone} nowrap size="s" className={styles.standing}>
    {children}
  </Row>
);

/** When the phone was last heard, who printed it, or what is missing; and the next step. */
export function Standing({ run }: { run: RunJson }) {
  const now = useNow();
  if (run.leftAt !== undefined) {
    const { text, tone } = phoneStatus(run.heardAt, now);
    return (
      <Line tone={tone === 'late' ? 'warn' : 'quiet'}>
        <Dot colour={tone === 'old' || tone === 'late' ? 'var(--malt)' : 'var(--hop)'} />
        {text}
        <Quiet end>Left at {clockTime(run.leftAt)}</Quiet>
      </Line>
    );
  }
  if (run.driver === '')
    return (
      <Line tone="warn">
        <StaffIcon name="alert" size={14} /> Needs a driver before it can go out
      </Line>
    );
  return (
    <Line>
      <StaffIcon name="printer" size={14} />
      <span>
        {run.printed
          ? `Printed at ${clockTime(run.printed.at)} by ${firstNameOf(run.printed.by)}`
          : 'Not printed yet'}
      </span>
      <Text end>
        <NextStep run={run} />
      </Text>
    </Line>
  );
}

/** Zone and number of stops. */
export function RunFacts({ run }: { run: RunJson }) {
  const { zones, orders } = useStableParts();
  const zone = zoneOfRun(zones, run, orders);
  return (
    <Row as="span" gap={5} shrink clip tone="quiet" nowrap>
      {zone && (
        <>
          <ZoneMark colour={zone.colour} /> {zone.name} ·{' '}
        </>
      )}
      {run.stops.length === 1 ? '1 stop' : `${run.stops.length} stops`}
    </Row>
  );
}

type NamedRun = { run: RunJson; name: string };

/** Prints a run's documents in a new tab; the board then shows who printed them. */
export function PrintLink({ run, name }: NamedRun) {
  const { day, actions } = useStableParts();
  return (
    <IconAnchor
      label={`Print documents of ${name}`}
      href={staffAddresses.runDocuments(run.id)}
      onClick={() => void actions.print(day, [run])}
    >
      <StaffIcon name="printer" size={16} />
    </IconAnchor>
  );
}

/** Copies the link to the driver's page. */
export function DriverLink({ run, name }: NamedRun) {
  const { actions } = useStableParts();
  return (
    <IconButton label={`Copy the driver's link of ${name}`} onClick={() => void actions.copyLink(run)}>
      <StaffIcon name="link" size={16} />
    </IconButton>
  );
}

/** A run's driver, zone, stop count and status, then departure time or progress. */
export function RunHead({ run, name }: NamedRun) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack fixed fit gap={4} pad="0 14" underlined className={styles.head}>
      <Row gap={10} shrink>
        <Avatar driver={run.driver} />
        <Text as="div" grow shrink className={styles.naming}>
          <h2>
            <Text
              as="button"
              pad={0}
              cut
              className={styles.driver}
              data-none={run.driver === '' || undefined}
              onClick={() => setOpen(true)}
            >
              {run.driver || 'Choose a driver'}
            </Text>
          </h2>
          <RunFacts run={run} />
        </Text>
        <RunBadge run={run} />
      </Row>
      <Row gap={10} shrink tall={32}>
        <Progress run={run} />
        <Row as="span" margin="0 -8 0 auto" className={styles.icons}>
          <PrintLink run={run} name={name} />
          <DriverLink run={run} name={name} />
          <RunMenu run={run} name={name} onEdit={() => setOpen(true)} />
        </Row>
      </Row>
      <Standing run={run} />
      {isOpen && <RunDialog run={run} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
