import { useCallback } from 'react';
import type { OrderBulkChange, OrderBulkResult, OrderJson } from 'shared-domain/contracts';
import { type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { useStaff, useToast, useUndo } from '../../staff/index.ts';
import { nowWords, STALE_TITLE } from '../order/index.ts';

type Outcome = OrderBulkResult['results'][number];

const FAILED = 'Failed to update order status. Please try again.';

/** 'CBO-1, CBO-2 and 3 more'. */
function listed(words: readonly string[]): string {
  const more = words.length - 2;
  return more > 0 ? `${words.slice(0, 2).join(', ')} and ${more} more` : words.join(' and ');
}

const named = (outcomes: readonly Outcome[]): string => listed(outcomes.map(({ id }) => id));

/** Why some stayed as they were: 'CBO-1 and CBO-2: Some of what you asked for is no longer available.' */
const refusedWords = (refused: readonly Outcome[]): string =>
  `${named(refused)}: ${refused[0]?.problem?.detail ?? 'They stayed as they were.'}`;

/** What others have made of orders meanwhile, and that it was left so. */
function staleWords(stale: readonly Outcome[]): string {
  const now = listed(stale.map(({ id, order }) => (order ? nowWords(order) : id)));
  return stale.length === 1
    ? `${now}. It was not changed: choose again if it should be.`
    : `${now}. They were not changed: choose again if they should be.`;
}

/**
 * Sets the status of many orders in one call: one message with one Undo for all that changed, and one that names those
 * that were refused, with the reason. What somebody else has changed meanwhile is not overwritten.
 */
export function useBulkStatus(onChanged: (order: OrderJson) => void, onDone: () => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  return useCallback(
    async (orders: readonly OrderJson[], status: OrderStatus): Promise<void> => {
      const set = async (changes: OrderBulkChange['changes']): Promise<Outcome[]> => {
        const result = await staff.setOrderStatuses(changes);
        if (!result.ok) {
          toast.failed(FAILED, result.problem.detail);
          return [];
        }
        const { results } = result.data;
        for (const { order } of results) if (order) onChanged(order);
        const refused = results.filter(({ outcome }) => outcome === 'refused');
        const stale = refused.filter(({ problem }) => problem?.code === 'stale');
        const others = refused.filter(({ problem }) => problem?.code !== 'stale');
        if (others.length > 0) toast.failed(FAILED, refusedWords(others));
        if (stale.length > 0) toast.failed(STALE_TITLE, staleWords(stale));
        onDone();
        return results.filter(({ outcome }) => outcome === 'changed');
      };
      const changed = await set(orders.map((order) => ({ id: order.id, status, from: order.status })));
      if (changed.length === 0) return;
      const subject = changed.length === 1 ? `${changed[0]?.id} is` : `${changed.length} orders are`;
      offerUndo({
        title: `${subject} ${STATUS_LABELS[status]}`,
        description: changed.length === 1 ? undefined : named(changed),
        undo: async () => {
          await set(
            changed.flatMap(({ id, before }) => (before ? [{ id, status: before, from: status }] : [])),
          );
        },
      });
    },
    [staff, toast, offerUndo, onChanged, onDone],
  );
}
