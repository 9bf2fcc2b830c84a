import type { RequestHandler, Response } from 'express';
import { problem } from '../problems/index.ts';

/** Extra capacity for signing in, so that staff get in while the shop is flooded. */
const FOR_SIGN_IN = 20;
/** Requests that a process handles at once; beyond that a quick refusal beats a long queue. */
const IN_WORK = 400;
const RETRY_SECONDS = 2;
/** How long a client may stop reading before its connection is closed, in milliseconds. */
const UNREAD_MS = 60_000;

/**
 * Answers 503 with `Retry-After` when too many requests are in progress. Event streams don't count.
 */
export function shedLoad(bound = IN_WORK): RequestHandler {
  let inWork = 0;
  return (request, response, next) => {
    if (request.path.endsWith('/events') || request.path.startsWith('/health/')) return next();
    const room = request.path.startsWith('/auth/') ? bound + FOR_SIGN_IN : bound;
    if (inWork >= room) {
      throw problem('overloaded', {
        retryAfter: RETRY_SECONDS,
        headers: { 'Retry-After': String(RETRY_SECONDS) },
      });
    }
    inWork += 1;
    onceAnswered(response, () => {
      inWork -= 1;
    });
    next();
  };
}

/**
 * Calls back when the response is written or its client is gone, without waiting for the client to read it: a hundred
 * clients that never read would use up the capacity.
 */
function onceAnswered(response: Response, done: () => void): void {
  let open = true;
  const settle = () => {
    if (open) done();
    open = false;
  };
  const { end } = response;
  response.end = ((...given: Parameters<typeof end>) => {
    settle();
    response.socket?.setTimeout(UNREAD_MS);
    return end.apply(response, given);
  }) as typeof end;
  response.once('close', settle);
}
