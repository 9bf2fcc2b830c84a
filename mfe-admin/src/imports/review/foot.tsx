import type { ImportSummary } from 'shared-domain/contracts';
import { StaffIcon } from '../../icons/index.ts';
import { Button } from '../../parts/index.ts';
import { Progress } from '../progress.tsx';
import styles from './review.module.css';
import { isLeftOut, type useReview } from './use-review.ts';

/** What Apply would do, or why it can't yet. */
function Words({ byTab, lacking }: { byTab: ReturnType<typeof useReview>['byTab']; lacking: number }) {
  if (lacking > 0) {
    return (
      <p className={styles.blocked} role="status">
        <StaffIcon name="alert" size={16} />
        {lacking === 1
          ? '1 new product needs a brand. Choose one, skip or ignore it.'
          : `${lacking} new products need a brand. Choose one, skip or ignore them.`}
      </p>
    );
  }
  const rows = [...byTab.new, ...byTab.updated, ...byTab.issues];
  const taken = rows.filter((row) => row.exclusion === undefined && !row.autoIgnored).length;
  const suspicious = byTab.updated.filter((row) => row.suspicious && isLeftOut(row)).length;
  return (
    <p className={styles.will} role="status">
      <b>{taken === 1 ? '1 change' : `${taken} changes`}</b> to apply
      {suspicious > 0 && `, ${suspicious} suspicious left out`}
    </p>
  );
}

/** The foot of a review: what will happen and the way to it, or how far it is; of one that is over, the way out. */
export function Foot({
  byTab,
  lacking,
  isReady,
  isRead,
  working,
  onApply,
  onCancel,
  onClose,
}: {
  byTab: ReturnType<typeof useReview>['byTab'];
  /** New products without a brand. */
  lacking: number;
  isReady: boolean;
  /** The review is here. */
  isRead: boolean;
  working: ImportSummary | null;
  onApply: () => void;
  onCancel: () => void;
  onClose: () => void;
}) {
  if (!isReady && !working) {
    return (
      <>
        <span className={styles.will} />
        <Button onClick={onClose}>Close</Button>
      </>
    );
  }
  return (
    <div className={styles.footing}>
      {working && <Progress working={working} />}
      <div className={styles.foot}>
        {working ? (
          <p className={styles.will}>It goes on if you close this window.</p>
        ) : (
          <Words byTab={byTab} lacking={lacking} />
        )}
        <Button disabled={working !== null} onClick={onCancel}>
          Cancel
        </Button>
        {working ? (
          // It keeps the focus of whoever pressed it.
          <Button key="apply" aria-disabled>
            Applying Changes...
          </Button>
        ) : (
          <Button key="apply" variant="primary" disabled={lacking > 0 || !isRead} onClick={onApply}>
            Apply Changes
          </Button>
        )}
      </div>
    </div>
  );
}
