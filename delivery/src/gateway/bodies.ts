import type { RequestHandler } from 'express';
import { clientAddress } from '../../../shared-domain/src/foundation/network/index.ts';
import { problem } from './problems.ts';

/** Largest body that isn't an upload: a Stripe event. The API's limit for JSON is lower. */
const BODY_BYTES = 512 * 1024;
/** Milliseconds within which a body must have arrived. */
const BODY_MS = 30_000;
/** The least an upload must bring in each interval: 1 kB/s, less than any phone's connection. */
const UPLOAD_BYTES = 10_000;
const UPLOAD_STRETCH_MS = 10_000;
/** Concurrent bodies allowed from one address; a busy office sends a handful. */
const ARRIVING = 32;

type Request = Parameters<RequestHandler>[0];
type Response = Parameters<RequestHandler>[1];

export type BodyLimits = { bodyMs: number; stretchMs: number; arriving: number };

const received = new WeakMap<Request, Buffer>();

/** A buffered request body; undefined if there is none or it is an upload. */
export const receivedOf = (request: Request): Buffer | undefined => received.get(request);

const hasBody = ({ headers }: Request): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;

const isUpload = ({ headers }: Request): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/**
 * Protects the servers behind from slow and endless bodies: a small body is passed on once it is complete, an upload is
 * streamed while it keeps a minimum rate, and one address may send only a limited number at once.
 */
export function bodies(limits: Partial<BodyLimits> = {}): RequestHandler {
  const { bodyMs = BODY_MS, stretchMs = UPLOAD_STRETCH_MS, arriving = ARRIVING } = limits;
  const byAddress = new Map<string, number>();
  const count = (address: string, change: number) => {
    const now = (byAddress.get(address) ?? 0) + change;
    if (now > 0) byAddress.set(address, now);
    else byAddress.delete(address);
  };
  return (request, response, next) => {
    if (!hasBody(request)) return next();
    const address = clientAddress(request);
    if ((byAddress.get(address) ?? 0) >= arriving) {
      return problem(
        response,
        429,
        'too_many_requests',
        'Too much is being sent from your network at once. Please try again in a moment.',
      );
    }
    count(address, 1);
    onceArrived(request, response, () => count(address, -1));
    if (isUpload(request)) {
      watchRate(request, response, stretchMs);
      next();
    } else receive(request, response, bodyMs, next);
  };
}

/** Calls back when a body is complete or no longer needed: one that was answered early may never end. */
function onceArrived(request: Request, response: Response, done: () => void): void {
  let isOpen = true;
  const settle = () => {
    if (isOpen) done();
    isOpen = false;
  };
  request.once('end', settle).once('close', settle);
  response.once('close', settle);
}

/** Ends an upload that is too slow. Time spent waiting for the server doesn't count. */
function watchRate(request: Request, response: Response, stretchMs: number): void {
  let came = 0;
  const watch = setInterval(() => {
    if (came < UPLOAD_BYTES && !request.isPaused()) tooSlow(request, response);
    came = 0;
  }, stretchMs);
  onceArrived(request, response, () => clearInterval(watch));
  request.on('data', ({ length }: Buffer) => {
    came += length;
  });
}

function receive(request: Request, response: Response, bodyMs: number, next: () => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  const late = setTimeout(() => tooSlow(request, response), bodyMs);
  const take = (chunk: Buffer) => {
    length += chunk.length;
    if (length <= BODY_BYTES) chunks.push(chunk);
    else {
      stop();
      problem(response, 413, 'payload_too_large', 'This is more than the shop takes at once.');
    }
  };
  const whole = () => {
    stop();
    received.set(request, Buffer.concat(chunks));
    next();
  };
  const stop = () => {
    clearTimeout(late);
    request.off('data', take).off('end', whole).off('close', stop);
  };
  request.on('data', take).once('end', whole).once('close', stop);
}

/** Doesn't wait for the rest of the request: the connection closes with the response. */
function tooSlow(request: Request, response: Response): void {
  problem(response, 408, 'too_slow', 'This came in too slowly. Please try again on a better connection.');
  response.once('finish', () => request.socket.destroy());
}
