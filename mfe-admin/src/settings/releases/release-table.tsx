import type { ReleaseState } from 'shared-domain/contracts';
import { usePhone } from '../../data/calls/index.ts';
import { Text } from '../../kit/layout/index.ts';
import { Tag } from '../../kit/parts/index.ts';
import { momentOf, staffName } from '../../kit/product/index.ts';
import { CandidateLink } from './candidate-link.tsx';
import { HourBars } from './hour-bars.tsx';
import { buildOf, nameBeside, runningCanary } from './names.ts';
import styles from './release-table.module.css';
import { RollbackMenu } from './rollback-menu.tsx';

/** The number of hours drawn. */
const SHOWN_HOURS = 12;

const errorsText = (errors: number): string =>
  errors === 0 ? 'No errors' : errors === 1 ? '1 error' : `${errors} errors`;

/** The errors since: a number with bars or, on a phone, text. */
function Errors({ state: { errors, hours = [], suspect } }: { state: ReleaseState }) {
  if (usePhone())
    return suspect ? (
      <Tag tone="error">Suspect, {errorsText(errors)}</Tag>
    ) : (
      <span>{errorsText(errors)}</span>
    );
  return (
    <>
      <HourBars hours={hours.slice(-SHOWN_HOURS)} />
      <span className={`num ${errors > 0 ? styles.some : ''}`}>{errors}</span>
      {suspect && <Tag tone="error">Suspect</Tag>}
    </>
  );
}

function Row(props: {
  state: ReleaseState;
  busy: boolean;
  hasCanaries: boolean;
  onRollBack: (state: ReleaseState, release?: string) => void;
}) {
  const isPhone = usePhone();
  const { app, basePath, version, release, since = '', by = '', suspect, candidate } = props.state;
  const canary = runningCanary(props.state);
  const when = since && momentOf(since);
  const who = by && staffName(by);
  return (
    <tr
      className={`${suspect ? styles.suspect : ''} ${canary ? styles.hasCanary : ''} ${suspect || candidate ? styles.twoWays : ''}`}
    >
      <th scope="row" className={styles.two}>
        <Text as="b" block weight={600}>
          {app}
        </Text>
        <span>{basePath ?? 'host'}</span>
      </th>
      <td className={styles.two}>
        <Text block weight={600} className={styles.version}>
          {version}
        </Text>
        <span className={styles.build}>{buildOf(release)}</span>
      </td>
      {props.hasCanaries && !isPhone && (
        <td>
          {canary && (
            <Tag tone="warn">
              {nameBeside(canary.release, release)} for {canary.share === 0 ? 'staff' : `${canary.share} %`}
            </Tag>
          )}
        </td>
      )}
      <td className={styles.since}>{isPhone ? [when, who].filter(Boolean).join(', ') : when}</td>
      {!isPhone && <td className={styles.by}>{who}</td>}
      <td className={styles.errors}>
        <Errors state={props.state} />
      </td>
      <td className={styles.actions}>
        {canary ? (
          <Text tone="quiet" size="xs">
            Step back first
          </Text>
        ) : (
          <RollbackMenu {...props} />
        )}
        {isPhone && candidate && <CandidateLink app={app} />}
      </td>
    </tr>
  );
}

/** The apps and their live releases. A suspect's row is tinted, and its rollback button primary. */
export function ReleaseTable({
  releases,
  busy,
  onRollBack,
}: {
  releases: readonly ReleaseState[];
  /** The app that is being rolled back. */
  busy: string | null;
  onRollBack: (state: ReleaseState, release?: string) => void;
}) {
  const isPhone = usePhone();
  const hasCanaries = releases.some(runningCanary);
  // The shell, then by path. On a phone, suspects and canaries come first in the DOM too.
  const order = ({ suspect, basePath = '' }: ReleaseState) => (isPhone && suspect ? '' : ` ${basePath}`);
  return (
    <table className={styles.table}>
      <thead className={styles.heads}>
        <tr>
          <th scope="col">App</th>
          <th scope="col">Version</th>
          {hasCanaries && !isPhone && <th scope="col">Canary</th>}
          <th scope="col">{isPhone ? 'Live since, by' : 'Live since'}</th>
          {!isPhone && (
            <th scope="col" className={styles.by}>
              By
            </th>
          )}
          <th scope="col">Errors since, by hour</th>
          <th scope="col">
            <span className="visually-hidden">Roll back</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...releases]
          .sort((one, other) => order(one).localeCompare(order(other)))
          .map((state) => (
            <Row
              key={state.app}
              state={state}
              busy={busy === state.app}
              hasCanaries={hasCanaries}
              onRollBack={onRollBack}
            />
          ))}
      </tbody>
    </table>
  );
}
