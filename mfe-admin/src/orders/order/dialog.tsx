import { useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import type { OrderStatus } from 'shared-domain/orders';
import { shortMoment } from '../../moments/index.ts';
import { Button, ChannelMark, Failed, PaymentWord, StaffDialog, StatusBadge } from '../../parts/index.ts';
import { RefundDialog } from '../refund/index.ts';
import { OrderActions } from './actions.tsx';
import styles from './dialog.module.css';
import { OrderFacts } from './facts.tsx';
import { OrderLines } from './lines.tsx';
import { StatusButtons } from './status-buttons.tsx';
import { useOrderDetail } from './use-detail.ts';
import { useOrderKeys } from './use-keys.ts';
import { useOneOrder } from './use-one-order.ts';

interface OrderDialogProps {
  /** The order that is open; null where none is. */
  id: string | null;
  /** The list behind, for previous and next. */
  orders: readonly OrderJson[];
  onGo: (id: string | null) => void;
  onChanged: (order: OrderJson) => void;
  onStatus: (order: OrderJson, status: OrderStatus) => Promise<boolean>;
}

function OpenOrder({
  order,
  orders,
  onGo,
  onChanged,
  onStatus,
}: Omit<OrderDialogProps, 'id'> & { order: OrderJson }) {
  // The order that it was pressed for: 'back' may bring another one under an open step.
  const [refunded, setRefunded] = useState<string | null>(null);
  const refunding = refunded === order.id;
  const [lastRefunded, setLastRefunded] = useState<string | null>(null);
  const startRefund = () => {
    setRefunded(order.id);
    setLastRefunded(order.id);
  };
  const place = orders.findIndex(({ id }) => id === order.id);
  const neighbour = (step: number) => {
    const other = place < 0 ? undefined : orders[place + step];
    return other && (() => onGo(other.id));
  };
  const back = neighbour(-1);
  const on = neighbour(1);
  const detail = useOrderDetail(order);
  useOrderKeys(order, { back, on, set: (status) => void onStatus(order, status) }, !refunding);
  return (
    <>
      <StaffDialog
        open={!refunding}
        title={order.id}
        isNumber
        beside={<StatusBadge status={order.status} />}
        width={1000}
        phone="full"
        flush
        onClose={() => onGo(null)}
        context={
          <>
            <ChannelMark channel={order.channel} />
            <span>{shortMoment(order.orderDate)}</span>
            {order.payment && <PaymentWord status={order.payment.status} />}
          </>
        }
        actions={
          <OrderActions
            order={order}
            back={back}
            on={on}
            onRefund={startRefund}
            isBackFromRefund={lastRefunded === order.id}
          />
        }
        foot={<StatusButtons order={order} onStatus={onStatus} />}
      >
        <div className={styles.columns} tabIndex={-1} data-autofocus>
          <OrderLines order={order} />
          <OrderFacts order={order} detail={detail} />
        </div>
      </StaffDialog>
      {refunding && (
        <RefundDialog
          order={order}
          card={detail?.card}
          onClose={() => setRefunded(null)}
          onRefunded={onChanged}
        />
      )}
    </>
  );
}

/** The dialog of an order that is not in the list (a link, the palette): it is read first. */
function LoadedOrder({ id, ...rest }: Omit<OrderDialogProps, 'id'> & { id: string }) {
  const loaded = useOneOrder(id);
  const changed = (order: OrderJson) => {
    loaded.replace((held) => ({ ...held, ...order }));
    rest.onChanged(order);
  };
  const setStatus = async (order: OrderJson, status: OrderStatus) => {
    const worked = await rest.onStatus(order, status);
    loaded.reload();
    return worked;
  };
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'full')
    return <OpenOrder {...rest} order={loaded.data} onChanged={changed} onStatus={setStatus} />;
  return (
    <StaffDialog open title={id} onClose={() => rest.onGo(null)}>
      <Failed title={loaded.problem.detail} way={<Button onClick={loaded.reload}>Try Again</Button>} />
    </StaffDialog>
  );
}

/**
 * The order-detail dialog: lines, taxes, customer, timeline, and everything that staff do with an order. It waits for
 * the list (`isListed`), which mostly has the order.
 */
export function OrderDialog({ id, isListed, ...rest }: OrderDialogProps & { isListed: boolean }) {
  if (id === null || !isListed) return null;
  const held = rest.orders.find((order) => order.id === id);
  return held ? <OpenOrder {...rest} order={held} /> : <LoadedOrder key={id} {...rest} id={id} />;
}
