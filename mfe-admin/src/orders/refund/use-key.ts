import { useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey, type Problem, type Result } from 'shared-domain/client';
import type { OrderJson, RefundRequest } from 'shared-domain/contracts';
import { leftIn } from './draft.ts';

type Lost = { what: string; key: string };

/** Whether a call's outcome is unknown, because no answer came from the API. */
const wasLost = ({ status, code }: Problem): boolean =>
  code !== 'refund_failed' && (status < 400 || status >= 500);

/**
 * A refund's `Idempotency-Key`: new for each submission, but reused if the previous answer was lost, even after the
 * dialog was closed. A refund by someone else in between makes it a new one.
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
      // Must survive while the dialog is closed and nothing observes it.
      queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData<Lost>(queryKey, { what: whatOf(request), key });
    },
  };
}
