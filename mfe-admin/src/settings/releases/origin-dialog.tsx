import type { ReleaseState } from 'shared-domain/contracts';
import { Stack } from '../../kit/layout/index.ts';
import { StaffDialog } from '../../kit/parts/index.ts';
import { nameBeside } from './names.ts';
import styles from './origin-dialog.module.css';

/** A lock file's integrity, shortened. */
const shortOf = (integrity: string): string => integrity.replace('sha256-', '').slice(0, 12);

/** A release's provenance: signer, commit, pipeline, packages. */
export function OriginDialog({ state, onClose }: { state: ReleaseState; onClose: () => void }) {
  const { app, release, commit, pipeline, lockFile, signedBy } = state;
  return (
    <StaffDialog
      open
      title="Provenance"
      context={`${app} ${nameBeside(release)}`}
      width={440}
      onClose={onClose}
    >
      <Stack as="dl" columns="max-content 1fr" gap="8 16" className={styles.origin}>
        <dt>Signed by</dt>
        <dd>{signedBy ?? 'Not signed'}</dd>
        <dt>Commit</dt>
        <dd className={styles.code}>{commit?.slice(0, 12) || 'Unknown'}</dd>
        <dt>Pipeline</dt>
        <dd>{pipeline ? <a href={pipeline}>The run that built it</a> : 'Built by hand'}</dd>
        <dt>Packages</dt>
        <dd className={styles.code} title={lockFile}>
          {lockFile ? `Lock file ${shortOf(lockFile)}` : 'Unknown'}
        </dd>
      </Stack>
    </StaffDialog>
  );
}
