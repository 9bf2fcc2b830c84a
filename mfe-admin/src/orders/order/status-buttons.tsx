import type { OrderJson } from 'shared-domain/contracts';
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { Icon } from 'shared-ui/icons';
import { StatusDot } from '../../parts/index.ts';
import styles from './status-buttons.module.css';

/** The five statuses; the current one is filled, ticked and does nothing. */
export function StatusButtons({
  order,
  isSetting,
  onStatus,
}: {
  order: OrderJson;
  /** A status is being saved. */
  isSetting: boolean;
  onStatus: (status: OrderStatus) => void;
}) {
  return (
    <>
      <fieldset className={styles.statuses} aria-label="Status">
        <span>Status</span>
        {ORDER_STATUSES.map((status) => {
          const isCurrent = status === order.status;
          return (
            <button
              key={status}
              type="button"
              className={`${styles.status} ${isCurrent ? styles[`is-${status}`] : ''}`}
              aria-disabled={isCurrent || isSetting}
              aria-current={isCurrent || undefined}
              aria-busy={(isCurrent && isSetting) || undefined}
              onClick={() => onStatus(status)}
            >
              {isCurrent ? <Icon name="check" size={16} /> : <StatusDot status={status} />}
              {STATUS_LABELS[status]}
            </button>
          );
        })}
      </fieldset>
      <span className={styles.hint}>Each change can be undone for 8 s</span>
    </>
  );
}
