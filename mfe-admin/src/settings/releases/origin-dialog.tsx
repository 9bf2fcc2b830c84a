import type { ReleaseState } from 'shared-domain/contracts';
import { Facts, StaffDialog } from '../../kit/parts/index.ts';
import { nameBeside } from './names.ts';

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
      <Facts
        facts={[
          ['Signed by', signedBy ?? 'Not signed'],
          ['Commit', <code key="commit">{commit?.slice(0, 12) || 'Unknown'}</code>],
          [
            'Pipeline',
            pipeline ? (
              <a key="run" href={pipeline}>
                The run that built it
              </a>
            ) : (
              'Built by hand'
            ),
          ],
          [
            'Packages',
            <code key="packages" title={lockFile}>
              {lockFile ? `Lock file ${shortOf(lockFile)}` : 'Unknown'}
            </code>,
          ],
        ]}
      />
    </StaffDialog>
  );
}
