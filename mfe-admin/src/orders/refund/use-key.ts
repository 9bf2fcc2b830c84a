import { useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey, type Problem, type Result } from 'shared-domain/client';
import type { OrderJson, RefundRequest } from 'shared-domain/contracts';
import { leftIn } from './draft.ts';

/** A refund whose answer was lost, and its idempotency key. */
type Lost = { what: string; key: string };

/** Whether a call's outcome is unknown: no answer came, or not from the API. */
const wasLost = ({ status, code }: Problem): boolean =>
  code !== 'refund_failed' && (status < 400 || status >= 500);

/**
 * The `Idempotency-Key` of a refund: a new one for each submission, but the same one if the previous answer was lost,
 * even if its dialog was closed since. If someone has refunded part of the order since, it is a new refund.
 */
export function useRefundKey(order: OrderJson) {
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
      // Nothing observes it while the dialog is closed, and it must not be garbage-collected then.
      queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData<Lost>(queryKey, { what: whatOf(request), key });
    },
  };
}
