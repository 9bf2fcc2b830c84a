import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { countText, StatusDot, WaitingCount } from '../../kit/parts/index.ts';
import styles from './status-tabs.module.css';

/** 'All' and the five statuses, with counts under the other filters. */
export function StatusTabs({
  counts,
  isLoading,
  chosen,
  onChoose,
}: {
  counts: Record<string, number> | undefined;
  /** Whether the counts are loading. */
  isLoading: boolean;
  chosen: OrderStatus | null;
  onChoose: (status: OrderStatus | null) => void;
}) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [null, ...ORDER_STATUSES];
  return (
    <fieldset className={styles.tabs} aria-label="Status">
      {tabs.map((status) => (
        <button
          key={status ?? 'all'}
          type="button"
          className={styles.tab}
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
        >
          {status && <StatusDot status={status} />}
          {status ? STATUS_LABELS[status] : 'All'}{' '}
          {counts ? (
            <span className={styles.count}>{countText((status ? counts[status] : all) ?? 0)}</span>
          ) : (
            isLoading && <WaitingCount />
          )}
        </button>
      ))}
    </fieldset>
  );
}
