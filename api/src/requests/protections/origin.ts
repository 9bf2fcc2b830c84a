import type { RequestHandler } from 'express';
import { problem } from '../problems/index.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Names of the local machine, under all of which a developer's site is the same. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an origin is the site's own: the same, or the same local port under another name of this machine. */
export function isOurOrigin(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  const [asked, ours] = [URL.parse(origin), URL.parse(publicOrigin)];
  if (!asked || !ours || !THIS_MACHINE.has(asked.hostname) || !THIS_MACHINE.has(ours.hostname)) return false;
  return asked.protocol === ours.protocol && asked.port === ours.port;
}

/**
 * CSRF protection: a changing call must come from our own pages. Browsers always send `Origin` with it, and no page can
 * forge it. Clients other than browsers send neither that nor `Sec-Fetch-Site`, and have no one's cookies.
 */
export function originCheck(publicOrigin: string): RequestHandler {
  return (request, _response, next) => {
    if (READING.has(request.method)) return next();
    const origin = request.headers.origin;
    const site = request.headers['sec-fetch-site'];
    if (origin !== undefined && !isOurOrigin(origin, publicOrigin)) throw problem('origin_refused');
    if (origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw problem('origin_refused');
    }
    next();
  };
}
