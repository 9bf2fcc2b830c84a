import { useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { Icon } from 'shared-ui/icons';
import { StatusDot } from '../../parts/index.ts';
import styles from './status-buttons.module.css';

/** The five statuses; the one that the order has is filled, ticked and does nothing. */
export function StatusButtons({
  order,
  onStatus,
}: {
  order: OrderJson;
  onStatus: (order: OrderJson, status: OrderStatus) => Promise<boolean>;
}) {
  const [busy, setBusy] = useState<OrderStatus | null>(null);
  const set = async (status: OrderStatus) => {
    if (busy !== null || status === order.status) return;
    setBusy(status);
    await onStatus(order, status);
    setBusy(null);
  };
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
              aria-disabled={isCurrent || busy !== null}
              aria-current={isCurrent || undefined}
              aria-busy={busy === status || undefined}
              onClick={() => void set(status)}
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
