import type { Problem } from 'shared-domain/client';
import type { OrderJson } from 'shared-domain/contracts';
import { type OrderStatus, STATUS_LABELS, type Tracking, trackingText } from 'shared-domain/orders';
import { useCache, useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { orderPatch, ordersPatch } from '../facts/index.ts';
import { parcelOf } from '../parcel/index.ts';
import { currentStatusText, STALE_TITLE } from './stale.ts';

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
