import type { RequestHandler } from 'express';
import { problem } from '../problems/index.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A call that changes something must come from our own pages: a browser sends `Origin` with each of them and no page
 * can forge it. A caller without a browser sends neither that nor `Sec-Fetch-Site`, and carries no cookies of a person.
 */
export function originCheck(publicOrigin: string): RequestHandler {
  return (request, _response, next) => {
    if (READING.has(request.method)) return next();
    const origin = request.headers.origin;
    const site = request.headers['sec-fetch-site'];
    if (origin !== undefined && origin !== publicOrigin) throw problem('origin_refused');
    if (origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw problem('origin_refused');
    }
    next();
  };
}
