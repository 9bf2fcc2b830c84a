import type { ReleaseState } from 'shared-domain/contracts';
import { StaffIcon } from '../icons/index.ts';
import { Button, Menu, MenuItem, Tag } from '../parts/index.ts';
import { momentOf, whoIs } from '../products/index.ts';
import { usePhone } from '../staff/index.ts';
import { HourBars } from './hour-bars.tsx';
import styles from './releases.module.css';

/** '+32d28c6': as much of a build as tells it from another. */
const SHORT_BUILD = 8;

/** So many hours are drawn. */
const SHOWN_HOURS = 12;

/** The part of a release's name behind its version: what it was built from. */
const buildOf = (release: string): string => {
  const plus = release.indexOf('+');
  return plus < 0 ? release : release.slice(plus);
};

const errorWords = (errors: number): string =>
  errors === 0 ? 'No errors' : errors === 1 ? '1 error' : `${errors} errors`;

/** Where an app's pages begin. */
const BEGINS: Readonly<Record<string, string>> = {
  shell: 'host',
  'mfe-landing': '/',
  'mfe-wholesale': '/shop',
  'mfe-dtc': '/dtc',
  'mfe-kegs': '/dtckegs',
  'mfe-admin': '/admin',
};

/** Two releases of one version are told apart by what they were built from. */
const targetName = ({ version }: ReleaseState, { release, version: target }: Earlier): string =>
  target === version ? buildOf(release).slice(0, SHORT_BUILD) : target;

type Earlier = ReleaseState['previous'][number];

/** The release before, as one button that names it, and a menu with all the others. */
function WayBack({
  state,
  busy,
  onRollBack,
}: {
  state: ReleaseState;
  busy: boolean;
  onRollBack: (state: ReleaseState, release?: string) => void;
}) {
  const isPhone = usePhone();
  const { app, suspect, previous } = state;
  const [before, ...earlier] = previous;
  if (!before) return <span className={styles.hint}>No earlier release</span>;
  return (
    <>
      <Button
        variant={suspect ? 'primary' : 'plain'}
        busy={busy}
        busyText="Rolling back..."
        aria-label={`Roll back ${app} to ${targetName(state, before)}`}
        onClick={() => onRollBack(state, before.release)}
      >
        {suspect && <StaffIcon name="undo" size={16} />}
        {isPhone && !suspect ? 'Roll back' : `Roll back to ${targetName(state, before)}`}
      </Button>
      {earlier.length > 0 && (
        <Menu name={`Other releases of ${app}`} align="end" variant="quiet" label={<StaffIcon name="more" />}>
          {(close) =>
            earlier.map((one) => (
              <MenuItem
                key={one.release}
                onClick={() => {
                  close();
                  onRollBack(state, one.release);
                }}
              >
                {one.version} {buildOf(one.release).slice(0, SHORT_BUILD)}
                {one.at && <span className={styles.hint}>{momentOf(one.at)}</span>}
              </MenuItem>
            ))
          }
        </Menu>
      )}
    </>
  );
}

function Row(props: {
  state: ReleaseState;
  busy: boolean;
  onRollBack: (state: ReleaseState, release?: string) => void;
}) {
  const { app, version, release, since, by, errors, hours = [], suspect } = props.state;
  return (
    <tr className={suspect ? styles.suspect : undefined}>
      <th scope="row" className={styles.two}>
        <b>{app}</b>
        <span>{BEGINS[app] ?? 'remote'}</span>
      </th>
      <td className={styles.two}>
        <span className={styles.version}>{version}</span>
        <span className={styles.build}>{buildOf(release).slice(0, SHORT_BUILD)}</span>
      </td>
      <td>{since && momentOf(since)}</td>
      <td>{by && whoIs(by)}</td>
      <td className={styles.errors}>
        <HourBars hours={hours.slice(-SHOWN_HOURS)} />
        <span className={errors > 0 ? styles.some : undefined}>{errorWords(errors)}</span>
        {suspect && <Tag tone="error">Suspect</Tag>}
      </td>
      <td className={styles.actions}>
        <WayBack {...props} />
      </td>
    </tr>
  );
}

/** Six apps, a suspect one first in the eye: its row is tinted and its way back is the accent. */
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
  const apps = Object.keys(BEGINS);
  const order = ({ app }: ReleaseState) => (apps.includes(app) ? apps.indexOf(app) : apps.length);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">App</th>
          <th scope="col">Version</th>
          <th scope="col">Live since</th>
          <th scope="col">By</th>
          <th scope="col">Errors since, by hour</th>
          <th scope="col">
            <span className="visually-hidden">Roll back</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...releases]
          .sort((one, other) => order(one) - order(other))
          .map((state) => (
            <Row key={state.app} state={state} busy={busy === state.app} onRollBack={onRollBack} />
          ))}
      </tbody>
    </table>
  );
}
