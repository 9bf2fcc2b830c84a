import type { Problem } from 'shared-domain/client';
import type { OrderJson } from 'shared-domain/contracts';
import {
  ORDER_STATUSES,
  type OrderStatus,
  STATUS_LABELS,
  type Tracking,
  trackingText,
} from 'shared-domain/orders';
import { Icon } from 'shared-ui/icons';
import { useCache, useChange, useFootOffer, useToast, useUndo } from '../../data/calls/index.ts';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import { Button, StatusDot, statusColours } from '../../kit/parts/index.ts';
import { orderPatch, ordersPatch } from '../facts/index.ts';
import { parcelOf } from '../parcel/index.ts';
import { currentStatusText, STALE_TITLE } from './stale.ts';
import styles from './status-buttons.module.css';

/** `tracking` as in the API: null removes a number, undefined keeps it. */
type Step = { from: OrderStatus; to: OrderStatus; tracking?: Tracking | null | undefined };

/** Reports why a status was not set, and shows a status that someone else has set. */
function useRefusal() {
  const toast = useToast();
  const cache = useCache();
  return ({ code, detail, currentOrder }: Problem, { from, to }: Step) => {
    if (code !== 'stale' || !currentOrder)
      return toast.failed('Failed to update order status. Please try again.', detail);
    cache.patch(orderPatch(currentOrder));
    const [here, mine] = [STATUS_LABELS[from], STATUS_LABELS[to]];
    const choice = `Here it was still ${here}. It was not changed. Choose ${mine} again to change it.`;
    toast.failed(STALE_TITLE, `${currentStatusText(currentOrder)}. ${choice}`);
  };
}

/**
 * Sets an order's status optimistically, with Undo. A refusal (no stock, someone else's change) restores the stored
 * status and gives the reason.
 */
export function useSetStatus() {
  const offerUndo = useUndo();
  const refuse = useRefusal();
  const { send, isSending } = useChange('changeOrderStatus', {
    optimistic: ({ params, body }) =>
      ordersPatch((current) => (current.id === params.id ? { ...current, status: body.status } : current)),
    answered: orderPatch,
    topic: 'order',
  });
  const set = async (id: string, { from, to, tracking }: Step): Promise<boolean> => {
    const result = await send({ params: { id }, body: { status: to, from, tracking } });
    if (!result.ok) refuse(result.problem, { from, to });
    return result.ok;
  };
  /** False if nothing was set. */
  const setStatus = async (
    order: OrderJson,
    to: OrderStatus,
    tracking?: Tracking | null,
  ): Promise<boolean> => {
    const { id, status: from } = order;
    if ((from === to && tracking === undefined) || isSending) return false;
    if (!(await set(id, { from, to, tracking }))) return false;
    const former = tracking === undefined ? undefined : parcelOf(order);
    offerUndo({
      title: [`${id} is ${STATUS_LABELS[to]}`, tracking && trackingText(tracking)].filter(Boolean).join(', '),
      description: `It was ${STATUS_LABELS[from]}.`,
      inFoot: true,
      undo: async () => void (await set(id, { from: to, to: from, tracking: former })),
    });
    return true;
  };
  return { setStatus, isSetting: isSending };
}

/** The last status change with its Undo, also of the previous order; otherwise a hint. */
function UndoOffer() {
  const offer = useFootOffer();
  if (!offer)
    return (
      <Small end className={styles.hint}>
        Each change can be undone for 8 s
      </Small>
    );
  return (
    <Row as="span" gap={12} end size="s">
      <span role="status">{offer.title}</span>
      <Button onClick={offer.undo}>Undo</Button>
    </Row>
  );
}

type StatusButtonsProps = { order: OrderJson; isSetting: boolean; onStatus: (status: OrderStatus) => void };

/** The five statuses; the current one is filled, ticked and does nothing. */
export function StatusButtons({ order, isSetting, onStatus }: StatusButtonsProps) {
  return (
    <>
      <Row as="fieldset" wrap gap={8} className={styles.statuses} aria-label="Status">
        <Text weight={500} className={styles.hint}>
          Status
        </Text>
        {ORDER_STATUSES.map((status) => {
          const isCurrent = status === order.status;
          return (
            <Row
              as="button"
              key={status}
              inline
              gap={7}
              tall={34}
              pad="0 12"
              framed
              radius={8}
              surface="paper"
              size="s"
              weight={500}
              className={styles.status}
              style={statusColours(status)}
              aria-disabled={isCurrent || isSetting}
              aria-current={isCurrent || undefined}
              aria-busy={(isCurrent && isSetting) || undefined}
              onClick={() => onStatus(status)}
            >
              {isCurrent ? <Icon name="check" size={16} /> : <StatusDot status={status} />}
              {STATUS_LABELS[status]}
            </Row>
          );
        })}
      </Row>
      <UndoOffer />
    </>
  );
}
