import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { OrderDetailJson, OrderJson } from 'shared-domain/contracts';
import { ORDER_STATUSES, type OrderStatus } from 'shared-domain/orders';
import { useCall, useMay } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { singleKeysAtom } from '../../frame/shortcuts/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import {
  ChannelMark,
  Failed,
  PaymentWord,
  StaffDialog,
  StatusBadge,
  useFormKeys,
} from '../../kit/parts/index.ts';
import { CreditDialog } from '../credit/index.ts';
import { EditDialog, isEditable } from '../edit/index.ts';
import { ParcelForm, useParcel } from '../parcel/index.ts';
import { RefundDialog } from '../refund/index.ts';
import { OrderActions } from './actions.tsx';
import styles from './dialog.module.css';
import { OrderFacts } from './facts.tsx';
import { OrderLines } from './lines.tsx';
import { StatusButtons, useSetStatus } from './status-buttons.tsx';

interface KeyActions {
  back: (() => void) | undefined;
  on: (() => void) | undefined;
  set: (status: OrderStatus) => void;
  edit: (() => void) | undefined;
}

/** Keys of an open order: up and down, 1 to 5, E, P; single-letter keys can be turned off. Returns the ref of what the dialog shows. */
function useOrderKeys({ id }: OrderJson, { back, on, set, edit }: KeyActions, isHeard: boolean) {
  const shown = useRef<HTMLDivElement>(null);
  const single = useAtomValue(singleKeysAtom);
  const letters = {
    ...Object.fromEntries(ORDER_STATUSES.map((status, place) => [place + 1, () => set(status)])),
    e: edit,
    p: () => void window.open(paths.packingSlip(id), '_blank', 'noopener'),
  };
  useFormKeys(shown, isHeard ? { ArrowUp: back, ArrowDown: on, ...(single && letters) } : {});
  return shown;
}

/** Poll interval of an open order whose mails are still being sent, in milliseconds. */
const MAIL_PAUSE = 2_000;

const againAfter = ({ mailLog }: OrderDetailJson) =>
  mailLog.some(({ state }) => state === 'queued') && MAIL_PAUSE;

/**
 * An open order: the list's version at once (`listed`), then its own (`detail`). It is reloaded when someone changes it,
 * because a refund must not start from stale data.
 */
function useOrder(id: string, listed: OrderJson | undefined) {
  const { data, problem, refetch } = useCall('adminOrder', { params: { id } }, { againAfter });
  const detail = data?.id === id ? data : undefined;
  const isBehind = (listed?.updatedAt ?? '') > (detail?.updatedAt ?? '');
  return { order: isBehind ? listed : (detail ?? listed), detail, problem, refetch };
}

export interface OrderDialogProps {
  /** The open order, or null. */
  id: string | null;
  /** The list, for previous and next. */
  orders: readonly OrderJson[];
  onGo: (id: string | null) => void;
}

interface Known {
  order: OrderJson;
  detail: OrderDetailJson | undefined;
}

const OrderContext = ({ channel, orderDate, payment }: OrderJson) => (
  <>
    <ChannelMark channel={channel} />
    <span>{shortMoment(orderDate)}</span>
    {payment && <PaymentWord status={payment.status} />}
  </>
);

/** Whether the refund or credit dialog is open, and whether it was, to return the focus. */
function useMoneyStep({ id }: OrderJson) {
  // Kept per order, because Back may show another one.
  const [pressedFor, setPressedFor] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setPressedFor(id);
    setOpen(true);
  };
  return {
    isOpen: isOpen && pressedFor === id,
    wasOpen: pressedFor === id,
    open,
    close: () => setOpen(false),
  };
}

function neighboursOf({ id }: OrderJson, orders: readonly OrderJson[], onGo: (id: string) => void) {
  const place = orders.findIndex((other) => other.id === id);
  const neighbour = (step: number) => {
    const other = place < 0 ? undefined : orders[place + step];
    return other && (() => onGo(other.id));
  };
  return { back: neighbour(-1), on: neighbour(1) };
}

/** Sets a status; from 'shipped' on it includes the tracking number typed in the parcel field. */
function useSetting(order: OrderJson) {
  const { setStatus, isSetting } = useSetStatus();
  const parcel = useParcel(order);
  const isOut = order.status === 'shipped' || order.status === 'delivered';
  const set = async (status: OrderStatus) => {
    const tracking = status === 'shipped' || status === 'delivered' ? parcel.take() : undefined;
    if (tracking !== false && (await setStatus(order, status, tracking)) && tracking !== undefined)
      parcel.done();
  };
  const save = () => void set(isOut ? order.status : 'shipped');
  return { set, isSetting, parcelForm: <ParcelForm parcel={parcel} isOut={isOut} onSave={save} /> };
}

function OpenOrder({ order, detail, orders, onGo }: Known & Omit<OrderDialogProps, 'id'>) {
  const { isOpen, wasOpen, open, close } = useMoneyStep(order);
  const { set, isSetting, parcelForm } = useSetting(order);
  const neighbours = neighboursOf(order, orders, onGo);
  const [editing, setEditing] = useState<{ id: string; part?: 'delivery' } | null>(null);
  const isEditing = editing?.id === order.id;
  const may = useMay();
  const mayEdit = isEditable(order) && may('editOrder');
  const edit = mayEdit ? () => setEditing({ id: order.id }) : undefined;
  const editDelivery = mayEdit ? () => setEditing({ id: order.id, part: 'delivery' }) : undefined;
  const acts = { ...neighbours, edit, set: (status: OrderStatus) => void set(status) };
  const shown = useOrderKeys(order, acts, !isOpen && !isEditing);
  if (isEditing) return <EditDialog order={order} part={editing.part} onClose={() => setEditing(null)} />;
  return (
    <>
      <StaffDialog
        open={!isOpen}
        title={order.id}
        isNumber
        beside={<StatusBadge status={order.status} />}
        width={1000}
        phone="full"
        flush
        inAddress
        onClose={() => onGo(null)}
        context={<OrderContext {...order} />}
        actions={
          <OrderActions
            order={order}
            {...neighbours}
            onMoney={open}
            onEdit={edit}
            isBackFromMoney={wasOpen}
          />
        }
        foot={
          <>
            <StatusButtons order={order} isSetting={isSetting} onStatus={acts.set} />
            {parcelForm}
          </>
        }
      >
        <div ref={shown} className={styles.columns} tabIndex={-1} data-autofocus>
          <OrderLines order={order} />
          <OrderFacts order={order} detail={detail} onDelivery={editDelivery} />
        </div>
      </StaffDialog>
      {isOpen && order.payment && <RefundDialog order={order} card={detail?.card} onClose={close} />}
      {isOpen && !order.payment && <CreditDialog order={order} onClose={close} />}
    </>
  );
}

/** The order dialog: lines, totals, customer, timeline and actions. */
export default function FoundOrder({ id, ...rest }: Omit<OrderDialogProps, 'id'> & { id: string }) {
  const listed = rest.orders.find((order) => order.id === id);
  const { order, detail, problem, refetch } = useOrder(id, listed);
  if (order) return <OpenOrder {...rest} order={order} detail={detail} />;
  if (!problem) return null;
  return (
    <StaffDialog title={id} inAddress onClose={() => rest.onGo(null)}>
      <Failed title={problem.detail} onRetry={refetch} />
    </StaffDialog>
  );
}
