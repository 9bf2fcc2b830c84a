import type { ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import { isSending, readRest } from './rest.ts';

/** Retry-After in seconds: a restart takes no longer. */
const RETRY_SECONDS = 5;

/** Sends a problem document (RFC 9457), as the API does. Does nothing if a response has begun. */
export function problem(response: ServerResponse, status: number, code: string, detail: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of ['content-encoding', 'etag', 'vary']) response.removeHeader(name);
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, code, detail });
  if (isSending(response.req)) {
    response.setHeader('connection', 'keep-alive');
    readRest(response.req);
  }
  if (status === 503) response.setHeader('retry-after', RETRY_SECONDS);
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(body),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
