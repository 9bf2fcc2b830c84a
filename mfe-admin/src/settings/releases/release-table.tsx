import type { ReleaseState } from 'shared-domain/contracts';
import { usePhone } from '../../data/calls/index.ts';
import { Quiet, Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { Tag } from '../../kit/parts/index.ts';
import { momentOf, staffName } from '../../kit/product/index.ts';
import { CandidateLink } from './candidate-link.tsx';
import styles from './hour-bars.module.css';
import { buildOf, nameBeside, runningCanary } from './names.ts';
import { RollbackMenu } from './rollback-menu.tsx';

const HEIGHT = 22;
const STEP = 7;
const BAR = 5;
const LEAST = 5;

/** Errors by hour, the current one last; a dash for none. */
function HourBars({ hours, isSuspect }: { hours: readonly number[]; isSuspect: boolean }) {
  if (hours.length === 0) return null;
  const most = Math.max(...hours, 1);
  const width = hours.length * STEP;
  const label = `Errors of the last ${hours.length} hours: ${hours.join(', ')}`;
  return (
    <svg
      className={styles.hours}
      fill={isSuspect ? 'var(--error-text)' : 'var(--text-2)'}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      {hours.map((errors, place) => {
        const height = errors === 0 ? 1 : Math.max(LEAST, (errors / most) * HEIGHT);
        return (
          <rect
            key={place}
            x={place * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={errors === 0 ? 0 : 1}
            fill={errors === 0 ? 'var(--line)' : undefined}
          />
        );
      })}
    </svg>
  );
}

const SHOWN_HOURS = 12;

const errorsText = (errors: number): string =>
  errors === 0 ? 'No errors' : errors === 1 ? '1 error' : `${errors} errors`;

type ErrorsProps = { state: ReleaseState; isCard: boolean };

/** The errors since: a number with bars or, on a phone, text. */
function Errors({ state: { errors, hours = [], suspect }, isCard }: ErrorsProps) {
  if (isCard && suspect) return <Tag tone="error">Suspect, {errorsText(errors)}</Tag>;
  if (isCard) return <Quiet>{errorsText(errors)}</Quiet>;
  return (
    <Row as="span" gap={14} tone={suspect ? 'error' : 'ink'}>
      <HourBars hours={hours.slice(-SHOWN_HOURS)} isSuspect={!!suspect} />
      <Text weight={errors > 0 ? 600 : 400} className="num">
        {errors}
      </Text>
      {suspect && <Tag tone="error">Suspect</Tag>}
    </Row>
  );
}

/** Two lines in a table, the first of them on a card. */
const Two = ({ first, second, isCard }: { first: string; second: string; isCard: boolean }) =>
  isCard ? (
    first
  ) : (
    <Stack as="span" pad="8 0">
      <Text weight={600}>{first}</Text>
      <Small>{second}</Small>
    </Stack>
  );

interface TableProps {
  releases: readonly ReleaseState[];
  /** The app that is being rolled back. */
  busy: string | null;
  onRollBack: (state: ReleaseState, release?: string) => void;
}

const whenOf = ({ since }: ReleaseState) => since && momentOf(since);
const whoOf = ({ by }: ReleaseState) => by && staffName(by);

/** Whether a card has a second button, for its candidate. */
const hasTwoWays = ({ candidate }: ReleaseState) => candidate !== undefined;

const Back = ({ state, busy, onRollBack }: Omit<TableProps, 'releases'> & { state: ReleaseState }) =>
  runningCanary(state) ? (
    <Small>Step back first</Small>
  ) : (
    <Row as="span" inline gap={8}>
      <RollbackMenu state={state} busy={busy === state.app} onRollBack={onRollBack} />
    </Row>
  );

function columnsOf({ releases, busy, onRollBack }: TableProps, isPhone: boolean): Column<ReleaseState>[] {
  const hasCanaries = releases.some(runningCanary);
  return [
    {
      label: 'App',
      look: 'tight',
      card: 'head',
      show: (state, isCard) => (
        <>
          <Two isCard={isCard} first={state.app} second={state.basePath ?? 'host'} />
          {isCard && <Text weight={400}> {state.version}</Text>}
        </>
      ),
    },
    {
      label: 'Version',
      look: 'tight',
      show: ({ version, release }) => <Two isCard={false} first={version} second={buildOf(release)} />,
    },
    ...(hasCanaries ? [CANARY] : []),
    {
      label: 'Live since',
      card: 'line',
      show: (state, isCard) =>
        isCard ? (
          <Quiet as="p" cut size="s">
            {[whenOf(state), whoOf(state)].filter(Boolean).join(', ')}
          </Quiet>
        ) : (
          whenOf(state)
        ),
    },
    { label: 'By', yields: true, show: whoOf },
    {
      label: 'Errors since, by hour',
      card: 'head-end',
      show: (state, isCard) => <Errors state={state} isCard={isCard} />,
    },
    {
      label: 'Roll back',
      look: 'number',
      card: 'line-end',
      show: (state, isCard) => !(isCard && hasTwoWays(state)) && <Back {...{ state, busy, onRollBack }} />,
    },
    ...(isPhone
      ? [
          {
            label: 'Preview',
            card: 'wide',
            show: (state) =>
              hasTwoWays(state) && (
                <Row as="span" gap={8}>
                  <Back {...{ state, busy, onRollBack }} />
                  <CandidateLink app={state.app} />
                </Row>
              ),
          } satisfies Column<ReleaseState>,
        ]
      : []),
  ];
}

const CANARY: Column<ReleaseState> = {
  label: 'Canary',
  show: (state) => {
    const canary = runningCanary(state);
    return (
      canary && (
        <Tag tone="warn">
          {nameBeside(canary.release, state.release)} for {canary.share === 0 ? 'staff' : `${canary.share} %`}
        </Tag>
      )
    );
  },
};

/** The apps and their live releases. A suspect's row is tinted, and its rollback button primary. */
export function ReleaseTable(props: TableProps) {
  const isPhone = usePhone();
  // The shell, then by path. On a phone, suspects come first.
  const order = ({ suspect, basePath = '' }: ReleaseState) => (isPhone && suspect ? '' : ` ${basePath}`);
  return (
    <List<ReleaseState>
      label="Releases"
      columns={columnsOf(props, isPhone)}
      idOf={({ app }) => app}
      source={{ rows: [...props.releases].sort((one, other) => order(one).localeCompare(order(other))) }}
      frame="page"
      cards="phone"
      isNew={(state) => runningCanary(state) !== undefined}
      isWrong={({ suspect }) => suspect === true}
    />
  );
}
