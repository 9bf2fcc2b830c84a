import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { RecordStore } from '../record-store.ts';
import type { KeptAnswer } from './stripe-data.ts';
import { StripeError } from './stripe-error.ts';

/**
 * The same `Idempotency-Key` gets the same response and nothing is done twice; with other parameters it is refused, and so
 * is a second request while the first is in progress: https://docs.stripe.com/api/idempotent_requests
 */
export function idempotent(answers: RecordStore<KeptAnswer>): RequestHandler {
  const working = new Set<string>();
  return (request, response, next) => {
    const key = request.get('idempotency-key');
    if (request.method !== 'POST' || !key) return next();
    const fingerprint = createHash('sha256')
      .update(`${request.path}\n${JSON.stringify(request.body ?? {})}`)
      .digest('hex');
    const earlier = answers.get(key);
    if (earlier && earlier.fingerprint !== fingerprint) throw otherParameters(key);
    if (earlier) {
      response.set('idempotent-replayed', 'true').status(earlier.status).json(earlier.body);
      return;
    }
    if (working.has(key)) throw inUse(key);
    working.add(key);
    response.once('close', () => working.delete(key));
    response.locals.keep = (status: number, body: unknown) =>
      answers.put({ id: key, fingerprint, status, body });
    next();
  };
}

const otherParameters = (key: string): StripeError =>
  new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

const inUse = (key: string): StripeError =>
  new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (${key}).`,
  });
