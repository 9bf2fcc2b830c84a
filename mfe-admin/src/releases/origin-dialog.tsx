import type { ReleaseState } from 'shared-domain/contracts';
import { StaffDialog } from '../parts/index.ts';
import { nameBeside } from './names.ts';
import styles from './origin-dialog.module.css';

/** A lock file's integrity in as many characters as tell two apart. */
const shortOf = (integrity: string): string => integrity.replace('sha256-', '').slice(0, 12);

/** Where a live release was built, from what, and whose key signed it. */
export function OriginDialog({ state, onClose }: { state: ReleaseState; onClose: () => void }) {
  const { app, release, commit, pipeline, lockFile, signedBy } = state;
  return (
    <StaffDialog
      open
      title="Where it comes from"
      context={`${app} ${nameBeside(release)}`}
      width={440}
      onClose={onClose}
    >
      <dl className={styles.origin}>
        <dt>Signed by</dt>
        <dd>{signedBy ?? 'No key: it was stored without a signature'}</dd>
        <dt>Commit</dt>
        <dd className={styles.code}>{commit?.slice(0, 12) || 'Not known'}</dd>
        <dt>Pipeline</dt>
        <dd>{pipeline ? <a href={pipeline}>The run that built it</a> : 'None: it was built by hand'}</dd>
        <dt>Packages</dt>
        <dd className={styles.code} title={lockFile}>
          {lockFile ? `Lock file ${shortOf(lockFile)}` : 'Not known'}
        </dd>
      </dl>
    </StaffDialog>
  );
}
