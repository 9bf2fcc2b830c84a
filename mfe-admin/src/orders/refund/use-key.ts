import { useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey, type Problem, type Result } from 'shared-domain/client';
import type { OrderJson, RefundRequest } from 'shared-domain/contracts';
import { leftIn } from './draft.ts';

/** A refund whose answer was lost, and the key that it went out under. */
type Lost = { what: string; key: string };

/** Whether nobody can say what became of a call: no answer came, or not from the API. */
const wasLost = ({ status, code }: Problem): boolean =>
  code !== 'refund_failed' && (status < 400 || status >= 500);

/**
 * The `Idempotency-Key` of a refund: one for each press, and the same again where the answer of the press before was
 * lost, also when its dialog was closed since. A refund of what somebody has refunded from since is another one.
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
    /** Notes how a press ended. */
    settled: (request: RefundRequest, key: string, result: Result<unknown>) => {
      if (result.ok || !wasLost(result.problem)) return queries.removeQueries({ queryKey });
      // Nothing reads it while the dialog is closed, and it must not be forgotten then.
      queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData<Lost>(queryKey, { what: whatOf(request), key });
    },
  };
}
