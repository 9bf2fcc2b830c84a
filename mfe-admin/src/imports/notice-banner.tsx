import { useEffect } from 'react';
import type { ImportSummary } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../icons/index.ts';
import { Button, ButtonLink } from '../parts/index.ts';
import { paths } from '../paths.ts';
import styles from './notice-banner.module.css';
import type { ImportFlow } from './use-import.ts';

/** How long the 'syncing' banner stands, in milliseconds (section 9, admin). */
const SYNCING_MS = 2000;

const some = (count: number, word: string) => (count > 0 ? [`${count} ${word}`] : []);

function Words({ summary: { counts, progress, fileName } }: { summary: ImportSummary }) {
  const applied = progress?.done ?? counts.new + counts.updated;
  const rows = [
    ...some(counts.new, 'new'),
    ...some(counts.updated, 'updated'),
    ...some(counts.unchanged, 'unchanged'),
    ...some(counts.issues + counts.ignored, 'left out'),
  ];
  return (
    <p>
      <b>{applied === 1 ? '1 row' : `${applied} rows`} applied.</b> {rows.join(', ')}. {fileName}
    </p>
  );
}

/** After applying: 'Syncing' for 2 s, then the success with its Undo and the way to the products. */
export function NoticeBanner({ flow }: { flow: ImportFlow }) {
  const { notice, synced, undo, working } = flow;
  const isSyncing = notice?.state === 'syncing';
  useEffect(() => {
    if (!isSyncing) return;
    const timer = setTimeout(synced, SYNCING_MS);
    return () => clearTimeout(timer);
  }, [isSyncing, synced]);
  if (!notice) return null;
  if (isSyncing) {
    return (
      <div className={styles.syncing} role="status">
        <Icon name="retry" size={16} />
        <p>
          <b>Syncing</b> the shops with the new inventory. Customers see it in a moment.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.done} role="status">
      <Icon name="check" size={18} />
      <Words summary={notice.summary} />
      <span className={styles.ways}>
        <Button busy={working !== null} busyText="Undoing..." onClick={() => void undo(notice.summary.id)}>
          <StaffIcon name="undo" size={15} />
          Undo
        </Button>
        <ButtonLink variant="primary" to={paths.products()}>
          View Products
        </ButtonLink>
      </span>
    </div>
  );
}
