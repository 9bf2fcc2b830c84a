import { type KeyboardEvent, useCallback, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { ORDER_STATUSES, type OrderStatus } from 'shared-domain/orders';
import { shortMoment } from '../moments/index.ts';
import { Button, ChannelMark, Failed, PaymentWord, StaffDialog, StatusBadge } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { useLoaded, useStaff } from '../staff/index.ts';
import { OrderActions } from './order-actions.tsx';
import styles from './order-dialog.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { StatusButtons } from './status-buttons.tsx';

interface OrderDialogProps {
  /** The order that is open; null where none is. */
  id: string | null;
  /** The list behind, for previous and next. */
  orders: readonly OrderJson[];
  onGo: (id: string | null) => void;
  onChanged: (order: OrderJson) => void;
  onStatus: (order: OrderJson, status: OrderStatus) => Promise<boolean>;
}

/** Keys of an open order: up and down, 1 to 5, P (design: admin notes, Keyboard). Fields keep their own. */
function useOrderKeys(
  order: OrderJson,
  go: { back?: () => void; on?: () => void },
  set: (to: OrderStatus) => void,
) {
  return (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
    const status = ORDER_STATUSES[Number(event.key) - 1];
    if (event.key === 'ArrowUp') go.back?.();
    else if (event.key === 'ArrowDown') go.on?.();
    else if (status) set(status);
    else if (event.key.toLowerCase() === 'p') window.open(paths.packingSlip(order.id), '_blank', 'noopener');
    else return;
    event.preventDefault();
  };
}

function OpenOrder({
  order,
  orders,
  onGo,
  onChanged,
  onStatus,
}: Omit<OrderDialogProps, 'id'> & { order: OrderJson }) {
  const [refunding, setRefunding] = useState(false);
  const place = orders.findIndex(({ id }) => id === order.id);
  const neighbour = (step: number) => {
    const other = place < 0 ? undefined : orders[place + step];
    return other && (() => onGo(other.id));
  };
  const back = neighbour(-1);
  const on = neighbour(1);
  const keys = useOrderKeys(order, { back, on }, (status) => void onStatus(order, status));
  return (
    <>
      <StaffDialog
        open={!refunding}
        title={order.id}
        width={1000}
        phone="full"
        flush
        onClose={() => onGo(null)}
        context={
          <>
            <StatusBadge status={order.status} />
            <ChannelMark channel={order.channel} />
            <span>{shortMoment(order.orderDate)}</span>
            {order.payment && <PaymentWord status={order.payment.status} />}
          </>
        }
        actions={<OrderActions order={order} back={back} on={on} onRefund={() => setRefunding(true)} />}
        foot={<StatusButtons order={order} onStatus={onStatus} />}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog, each with a button of its own too */}
        <div className={styles.columns} onKeyDown={keys} tabIndex={-1} data-autofocus>
          <OrderLines order={order} />
          <OrderFacts order={order} />
        </div>
      </StaffDialog>
      {refunding && <RefundDialog order={order} onClose={() => setRefunding(false)} onRefunded={onChanged} />}
    </>
  );
}

/** The dialog of an order that is not in the list (a link, the palette): it is read first. */
function LoadedOrder({ id, ...rest }: Omit<OrderDialogProps, 'id'> & { id: string }) {
  const staff = useStaff();
  const load = useCallback((signal: AbortSignal) => staff.order(id, { signal }), [staff, id]);
  const loaded = useLoaded(load);
  const changed = (order: OrderJson) => {
    loaded.replace(() => order);
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
