import { useState } from 'react';
import type { ReleaseState } from 'shared-domain/contracts';
import { usePhone } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Small } from '../../kit/layout/index.ts';
import { Button, Facts, Menu, StaffDialog } from '../../kit/parts/index.ts';
import { momentOf } from '../../kit/product/index.ts';
import { buildOf, nameBeside } from './names.ts';

/** A lock file's integrity, shortened. */
const shortOf = (integrity: string): string => integrity.replace('sha256-', '').slice(0, 12);

/** A release's provenance: signer, commit, pipeline, packages. */
function OriginDialog({ state, onClose }: { state: ReleaseState; onClose: () => void }) {
  const { app, release, commit, pipeline, lockFile, signedBy } = state;
  return (
    <StaffDialog title="Provenance" context={`${app} ${nameBeside(release)}`} width={440} onClose={onClose}>
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

interface RollbackProps {
  state: ReleaseState;
  busy: boolean;
  onRollBack: (state: ReleaseState, release?: string) => void;
}

type MoreMenuProps = Omit<RollbackProps, 'busy'> & { earlier: ReleaseState['previous'] };

function MoreMenu({ state, earlier, onRollBack }: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const origin = { id: 'origin', label: 'Provenance', onChoose: () => setIsOpen(true) };
  const rollbacks = earlier.map((one) => ({
    id: one.release,
    label: (
      <>
        {one.version} {buildOf(one.release)}
        {one.at && <Small> {momentOf(one.at)}</Small>}
      </>
    ),
    onChoose: () => onRollBack(state, one.release),
  }));
  return (
    <>
      <Menu name={`More of ${state.app}`} icon={<StaffIcon name="more" />} choices={[origin, ...rollbacks]} />
      {isOpen && <OriginDialog state={state} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** A button to roll back to the previous release, and a menu with all earlier ones. */
export function RollbackMenu({ state, busy, onRollBack }: RollbackProps) {
  const isPhone = usePhone();
  const { app, release, suspect, previous } = state;
  const [before, ...earlier] = previous;
  const target = before && nameBeside(before.release, release);
  return (
    <>
      {before ? (
        <Button
          variant={suspect ? 'primary' : 'plain'}
          busy={busy}
          busyText="Rolling back..."
          aria-label={`Roll back to ${target}: ${app}`}
          onClick={() => onRollBack(state, before.release)}
        >
          {suspect && <StaffIcon name="undo" size={16} />}
          {isPhone && !suspect ? 'Roll back' : `Roll back to ${target}`}
        </Button>
      ) : (
        <Small>No earlier release</Small>
      )}
      {/* On a phone, only to the previous release. */}
      {!isPhone && <MoreMenu state={state} earlier={earlier} onRollBack={onRollBack} />}
    </>
  );
}
