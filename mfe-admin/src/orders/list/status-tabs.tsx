import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { Row, Text } from '../../kit/layout/index.ts';
import { countText, StatusDot, WaitingCount } from '../../kit/parts/index.ts';
import styles from './status-tabs.module.css';

type StatusTabsProps = {
  counts: Record<string, number> | undefined;
  /** Whether the counts are loading. */
  isLoading: boolean;
  chosen: OrderStatus | null;
  onChoose: (status: OrderStatus | null) => void;
};

/** 'All' and the five statuses, with counts under the other filters. */
export function StatusTabs({ counts, isLoading, chosen, onChoose }: StatusTabsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [null, ...ORDER_STATUSES];
  return (
    <fieldset className={styles.tabs} aria-label="Status">
      {tabs.map((status) => (
        <Row
          key={status ?? 'all'}
          type="button"
          as="button"
          inline
          fixed
          gap={7}
          pad={0}
          size="s"
          weight={500}
          className={styles.tab}
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
        >
          {status && <StatusDot status={status} />}
          {status ? STATUS_LABELS[status] : 'All'}{' '}
          {counts ? (
            <Text figures className={styles.count}>
              {countText((status ? counts[status] : all) ?? 0)}
            </Text>
          ) : (
            isLoading && <WaitingCount />
          )}
        </Row>
      ))}
    </fieldset>
  );
}
