import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newIdempotencyKey, type Problem, type Result } from 'shared-domain/client';
import type { OrderJson, RefundRequest } from 'shared-domain/contracts';
import { type Cents, dollarsOf, formatCents } from 'shared-domain/money';
import type { RefundLine } from 'shared-domain/orders';
import { focusRefusedQuantity } from 'shared-ui/quantity-stepper';
import { useCache, useChange, useToast } from '../../data/calls/index.ts';
import { orderPatch } from '../facts/index.ts';
import { leftIn, type RefundDraft } from './draft.ts';

type Lost = { what: string; key: string };

/** Whether a call's outcome is unknown, because no answer came from the API. */
const wasLost = ({ status, code }: Problem): boolean =>
  code !== 'refund_failed' && (status < 400 || status >= 500);

/**
 * A refund's `Idempotency-Key`: new for each submission, but reused if the previous answer was lost, even after the
 * dialog was closed. A refund by someone else in between makes it a new one.
 */
function useRefundKey(order: OrderJson) {
  const queries = useQueryClient();
  const queryKey = ['lost refund', order.id];
  const whatOf = (request: RefundRequest) => JSON.stringify([leftIn(order), request]);
  return {
    keyFor: (request: RefundRequest): string => {
      const lost = queries.getQueryData<Lost>(queryKey);
      return lost?.what === whatOf(request) ? lost.key : newIdempotencyKey();
    },
    /** Records how a submission ended. */
    settled: (request: RefundRequest, key: string, result: Result<unknown>) => {
      if (result.ok || !wasLost(result.problem)) return queries.removeQueries({ queryKey });
      // Must survive while the dialog is closed and nothing observes it.
      queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData<Lost>(queryKey, { what: whatOf(request), key });
    },
  };
}

/** The API's request; without lines or an amount it refunds everything left. */
export const requestOf = (
  { mode, reason, restock }: RefundDraft,
  lines: RefundLine[],
  total: Cents,
): RefundRequest => ({
  ...(mode === 'lines' ? { lines } : {}),
  ...(mode === 'amount' ? { amount: dollarsOf(total) } : {}),
  ...(reason ? { reason } : {}),
  ...(restock || mode === 'amount' ? {} : { restock }),
});

/** Offers to cancel an order of which nothing is left to pay (REFUND-8). */
function useOfferToCancel() {
  const toast = useToast();
  const { send } = useChange('changeOrderStatus', { answered: orderPatch, topic: 'order' });
  const cancel = async ({ id, status }: OrderJson) => {
    const result = await send({ params: { id }, body: { status: 'cancelled', from: status } });
    if (!result.ok) toast.failed('The order was not cancelled', result.problem.detail);
  };
  return (order: OrderJson) =>
    order.payment?.status === 'refunded' && (order.status === 'pending' || order.status === 'processed')
      ? { label: 'Cancel order', onAction: () => void cancel(order) }
      : undefined;
}

/**
 * Sends a refund and reports the outcome (`onGiven` on success). After a failure the order is reloaded, because the
 * refund may have succeeded and only its answer been lost.
 */
export function useGiveRefund(order: OrderJson, onGiven: () => void) {
  const toast = useToast();
  const cache = useCache();
  const { keyFor, settled } = useRefundKey(order);
  const { send } = useChange('refundOrder', { answered: orderPatch });
  const offerToCancel = useOfferToCancel();
  const [isGiving, setGiving] = useState(false);
  const give = async (request: RefundRequest, total: Cents) => {
    if (focusRefusedQuantity()) return;
    setGiving(true);
    const idempotencyKey = keyFor(request);
    const result = await send({ params: { id: order.id }, body: request, idempotencyKey });
    settled(request, idempotencyKey, result);
    const read = cache.outdate('order');
    if (result.ok) {
      toast.done(`${formatCents(total)} refunded`, order.id, offerToCancel(result.data));
      return onGiven();
    }
    toast.failed('Refund failed', result.problem.detail);
    await read;
    setGiving(false);
  };
  return { give, isGiving };
}
