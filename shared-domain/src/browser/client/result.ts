import type { ProblemCode, ProblemDocument } from '../../interface/contracts/index.ts';

/** Failures reported by the client itself: no connection, timeout, aborted, or an unreadable answer. */
export type TransportCode = 'network' | 'timeout' | 'aborted' | 'unexpected';

/** A failed call as a value. Callers switch on `code`; `detail` is a sentence that a page can show. */
export type Problem = Omit<ProblemDocument, 'code'> & { code: ProblemCode | TransportCode };

/** The result of a call: its data, or the problem. A call never throws. */
export type Result<Data> = { ok: true; data: Data } | { ok: false; problem: Problem };

const sentences: Record<TransportCode, { title: string; detail: string }> = {
  network: {
    title: 'No connection',
    detail: 'We could not reach the shop. Please check your connection and try again.',
  },
  timeout: { title: 'No answer', detail: 'The shop did not answer in time. Please try again.' },
  aborted: { title: 'Cancelled', detail: 'The request was cancelled.' },
  unexpected: { title: 'Unexpected answer', detail: 'Something went wrong. Please try again.' },
};

/** A failure reported by the client itself; `status` is 0 if there was no answer. */
export function transportProblem(code: TransportCode, status = 0): { ok: false; problem: Problem } {
  return { ok: false, problem: { type: 'about:blank', status, code, ...sentences[code] } };
}
