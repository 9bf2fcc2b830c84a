import type { ReleaseState } from 'shared-domain/contracts';
import { StaffIcon } from '../icons/index.ts';
import { Button, Menu } from '../parts/index.ts';
import { momentOf } from '../products/index.ts';
import { usePhone } from '../staff/index.ts';
import { buildOf, nameBeside } from './names.ts';
import styles from './rollback-menu.module.css';

/** The previous release, as one button that names it, and a menu with all the earlier ones. */
export function RollbackMenu({
  state,
  busy,
  onRollBack,
}: {
  state: ReleaseState;
  busy: boolean;
  onRollBack: (state: ReleaseState, release?: string) => void;
}) {
  const isPhone = usePhone();
  const { app, release, suspect, previous } = state;
  const [before, ...earlier] = previous;
  if (!before) return <span className={styles.hint}>No earlier release</span>;
  const target = nameBeside(before.release, release);
  return (
    <>
      <Button
        variant={suspect ? 'primary' : 'plain'}
        busy={busy}
        busyText="Rolling back..."
        aria-label={`Roll back ${app} to ${target}`}
        onClick={() => onRollBack(state, before.release)}
      >
        {suspect && <StaffIcon name="undo" size={16} />}
        {isPhone && !suspect ? 'Roll back' : `Roll back to ${target}`}
      </Button>
      {/* A phone rolls back one step; going further back needs a larger screen. */}
      {!isPhone && earlier.length > 0 && (
        <Menu
          name={`Other releases of ${app}`}
          align="right"
          variant="quiet"
          bare
          icon={<StaffIcon name="more" />}
          choices={earlier.map((one) => ({
            id: one.release,
            words: (
              <>
                {one.version} {buildOf(one.release)}
                {one.at && <span className={styles.hint}>{momentOf(one.at)}</span>}
              </>
            ),
            onChoose: () => onRollBack(state, one.release),
          }))}
        />
      )}
    </>
  );
}
