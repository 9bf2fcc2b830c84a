import { useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { StatusDot } from '../../kit/parts/index.ts';
import { ShipDialog } from '../parcel/index.ts';
import styles from './bulk-bar.module.css';
import { useBulkStatus } from './use-bulk-status.ts';

/** Actions on the selected orders. */
export function BulkBar({ orders, onClear }: { orders: readonly OrderJson[]; onClear: () => void }) {
  const setStatuses = useBulkStatus();
  const [busy, setBusy] = useState(false);
  const [isShipping, setShipping] = useState(false);
  const setAll = async (status: OrderStatus) => {
    if (busy) return;
    setBusy(true);
    await setStatuses(orders, status);
    setBusy(false);
    onClear();
  };
  return (
    <section className={styles.bulk} aria-label="Selected orders" aria-busy={busy || undefined}>
      <span>{busy ? 'Saving...' : `${orders.length} selected`}</span>
      {ORDER_STATUSES.map((status) => (
        <button key={status} type="button" aria-disabled={busy} onClick={() => void setAll(status)}>
          <StatusDot status={status} />
          {STATUS_LABELS[status]}
        </button>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setShipping(true)}>
        Ship with numbers
      </button>
      <button type="button" onClick={onClear}>
        Clear
      </button>
      {isShipping && (
        <ShipDialog
          orders={orders}
          onShip={(parcels) => setStatuses(orders, 'shipped', parcels)}
          onClose={() => setShipping(false)}
        />
      )}
    </section>
  );
}
