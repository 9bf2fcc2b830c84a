import { useRef } from 'react';
import { newIdempotencyKey, type Problem } from 'shared-domain/client';
import type { OrderJson, RefundRequest } from 'shared-domain/contracts';
import { leftIn } from './draft.ts';

/** Whether nobody can say what became of a call: no answer came, or not from the API. */
const wasLost = ({ status, code }: Problem): boolean =>
  code !== 'refund_failed' && (status < 400 || status >= 500);

/**
 * The `Idempotency-Key` of a refund: one for each press, and the same again where the answer of the press before was
 * lost. A refund of what somebody has refunded from since is another one.
 */
export function useRefundKey(order: OrderJson) {
  const lost = useRef({ what: '', key: '' });
  const whatOf = (request: RefundRequest) => JSON.stringify([leftIn(order), request]);
  return {
    keyFor: (request: RefundRequest): string =>
      lost.current.what === whatOf(request) ? lost.current.key : newIdempotencyKey(),
    /** Notes a press that failed. */
    failed: (request: RefundRequest, key: string, problem: Problem) => {
      lost.current = wasLost(problem) ? { what: whatOf(request), key } : { what: '', key: '' };
    },
  };
}
