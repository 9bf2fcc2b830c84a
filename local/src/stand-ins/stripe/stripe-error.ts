import type { Response } from 'express';

/** A response in Stripe's error format: https://docs.stripe.com/api/errors */
export class StripeError extends Error {
  override name = 'StripeError';
  readonly status: number;
  readonly body: { type: string; message: string; code?: string; param?: string };

  constructor(status: number, body: StripeError['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (message: string, extra: { code?: string; param?: string } = {}): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, ...extra });

export const missing = (what: string, id: string): StripeError =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  });

/** Responds with a failure that a test requested. */
export function refuse(response: Response, status: number): void {
  const type = status === 429 ? 'rate_limit_error' : 'api_error';
  response.status(status).json({ error: { type, message: `The stand-in was told to answer ${status}.` } });
}
