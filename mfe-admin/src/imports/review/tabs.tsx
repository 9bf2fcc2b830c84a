import { type KeyboardEvent, useRef } from 'react';
import styles from './review.module.css';
import type { ReviewTab, useReview } from './use-review.ts';

const TABS: readonly { id: ReviewTab; label: string }[] = [
  { id: 'new', label: 'New' },
  { id: 'updated', label: 'Updated' },
  { id: 'issues', label: 'Issues' },
];

/** The tabs of the review, with how many rows each has. Arrows move between them. */
export function Tabs({
  byTab,
  chosen,
  onChoose,
}: {
  byTab: ReturnType<typeof useReview>['byTab'];
  chosen: ReviewTab;
  onChoose: (tab: ReviewTab) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = TABS.findIndex(({ id }) => id === chosen);
    const next = TABS[(at + step + TABS.length) % TABS.length];
    if (!next) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`#review-${next.id}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Review" className={styles.tabs} onKeyDown={press}>
      {TABS.map(({ id, label }) => (
        <button
          key={id}
          id={`review-${id}`}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(id)}
        >
          {label}{' '}
          <span className={id === 'issues' && byTab.issues.length > 0 ? styles.bad : styles.count}>
            {byTab[id].length}
          </span>
        </button>
      ))}
    </div>
  );
}
