import { Tabs as StaffTabs, Tag } from '../../../kit/parts/index.ts';
import styles from './review.module.css';
import type { ReviewTab } from './use-review.ts';

/** Id of the panel below the tabs. */
export const REVIEW_PANEL = 'review-panel';

const TABS: readonly { id: ReviewTab; label: string }[] = [
  { id: 'new', label: 'New' },
  { id: 'updated', label: 'Updated' },
  { id: 'issues', label: 'Issues' },
];

type TabsProps = {
  counts: Readonly<Record<ReviewTab, number>>;
  chosen: ReviewTab;
  onChoose: (tab: ReviewTab) => void;
};

/** The review's tabs with their row counts. */
export function Tabs({ counts, chosen, onChoose }: TabsProps) {
  const tabs = TABS.map(({ id, label }) => ({
    id,
    label: (
      <>
        {label} <Tag tone={id === 'issues' && counts.issues > 0 ? 'error' : 'plain'}>{counts[id]}</Tag>
      </>
    ),
  }));
  return (
    <StaffTabs
      label="Review"
      panel={REVIEW_PANEL}
      className={styles.tabs}
      chosen={chosen}
      tabs={tabs}
      onChoose={onChoose}
    />
  );
}
