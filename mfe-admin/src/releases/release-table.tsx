import type { ReleaseState } from 'shared-domain/contracts';
import { StaffIcon } from '../icons/index.ts';
import { Button, Choice, Tag } from '../parts/index.ts';
import { momentOf, whoIs } from '../products/index.ts';
import styles from './releases.module.css';

/** The part of a release's name behind its version: what it was built from. */
const buildOf = (release: string): string => {
  const plus = release.indexOf('+');
  return plus < 0 ? release : release.slice(plus);
};

const errorWords = (errors: number): string =>
  errors === 0 ? 'No errors' : errors === 1 ? '1 error' : `${errors} errors`;

const optionOf = ({ release, version, at }: ReleaseState['previous'][number]) => ({
  value: release,
  label: `${version} ${buildOf(release)}${at ? `, ${momentOf(at)}` : ''}`,
});

function Row({
  state,
  busy,
  onRollBack,
}: {
  state: ReleaseState;
  busy: boolean;
  onRollBack: (state: ReleaseState, release?: string) => void;
}) {
  const { app, version, release, since, by, errors, suspect, previous } = state;
  return (
    <tr className={suspect ? styles.suspect : undefined}>
      <th scope="row" className={styles.two}>
        <b>{app}</b>
        <span>{app === 'shell' ? 'host' : 'remote'}</span>
      </th>
      <td className={styles.two}>
        <span className={styles.version}>{version}</span>
        <span>{buildOf(release)}</span>
      </td>
      <td>{since && momentOf(since)}</td>
      <td>{by && whoIs(by)}</td>
      <td className={styles.errors}>
        <span className={errors > 0 ? styles.some : undefined}>{errorWords(errors)}</span>
        {suspect && <Tag tone="error">Suspect</Tag>}
      </td>
      <td className={styles.actions}>
        {previous.length === 0 ? (
          <span className={styles.hint}>No earlier release</span>
        ) : (
          <>
            <Button
              variant={suspect ? 'primary' : 'plain'}
              busy={busy}
              busyText="Rolling back..."
              aria-label={`Roll back ${app}`}
              onClick={() => onRollBack(state)}
            >
              {suspect && <StaffIcon name="undo" size={16} />}
              Roll back
            </Button>
            <Choice
              label={`Roll ${app} back to`}
              value=""
              options={[{ value: '', label: 'To...' }, ...previous.map(optionOf)]}
              onChange={(chosen) => {
                if (chosen) onRollBack(state, chosen);
              }}
            />
          </>
        )}
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
  const order = (state: ReleaseState) => (state.app === 'shell' ? 0 : 1);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">App</th>
          <th scope="col">Version</th>
          <th scope="col">Live since</th>
          <th scope="col">By</th>
          <th scope="col">Errors since</th>
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
