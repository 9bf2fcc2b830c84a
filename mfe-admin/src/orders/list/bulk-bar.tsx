import { useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { ActionBar, BarButton, StatusDot } from '../../kit/parts/index.ts';
import { ShipDialog } from '../parcel/index.ts';
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
    <>
      <ActionBar
        label="Selected orders"
        busy={busy}
        text={<b>{busy ? 'Saving...' : `${orders.length} selected`}</b>}
        end={<BarButton onClick={onClear}>Clear</BarButton>}
      >
        {ORDER_STATUSES.map((status) => (
          <BarButton
            key={status}
            icon={<StatusDot status={status} />}
            aria-disabled={busy}
            onClick={() => void setAll(status)}
          >
            {STATUS_LABELS[status]}
          </BarButton>
        ))}
        <BarButton aria-haspopup="dialog" onClick={() => setShipping(true)}>
          Ship with numbers
        </BarButton>
      </ActionBar>
      {isShipping && (
        <ShipDialog
          orders={orders}
          onShip={(parcels) => setStatuses(orders, 'shipped', parcels)}
          onClose={() => setShipping(false)}
        />
      )}
    </>
  );
}
