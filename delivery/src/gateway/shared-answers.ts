import {
  Agent,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { boundedMemory } from './bounded-memory.ts';
import { encodingFor } from './files.ts';
import { forwardingHeaders } from './forwarding.ts';

/** The API's header that allows sharing a response, with its freshness in milliseconds. */
const SHARED_MS = 'x-shared-ms';
/** Maximum bytes of cached answers. */
const MOST_BYTES = 32_000_000;
/** Bytes counted per answer besides its body, so that empty results count too. */
const HEAD_BYTES = 4_000;
/** Larger answers aren't cached. */
const LARGEST_BYTES = 4_000_000;
/** Timeout without data, in milliseconds. */
const SILENCE_MS = 30_000;

/** Headers of a single connection or client. */
const OWN_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'ratelimit',
  'x-request-id',
  SHARED_MS,
];

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; freshMs: number };
/** A response and when it was requested, which is how old its data may be. */
type CachedAnswer = Answer & { askedAt: number };
/** A pending response, and how many visitors wait for it. */
type PendingAnswer = {
  askedAt: number;
  waiting: number;
  abort: AbortController;
  answer: Promise<Answer | undefined>;
};

/** Whether a content type is JSON: anything else may be a stream without an end. */
export const isJson = (type: string | null = ''): boolean => /^application\/(.+\+)?json\b/.test(type ?? '');

/**
 * Answers several visitors with one API response, if the API allows it and the request is anonymous. It is fresh for
 * the few milliseconds that the API allows, counted from its request. Once no visitor waits for it, it is aborted. Everything
 * else is passed to `next`.
 */
export function sharedAnswers(
  apiUrl: string,
  isAnonymous: (request: Request) => boolean,
  most = MOST_BYTES,
): RequestHandler {
  const agent = new Agent({ keepAlive: true });
  const cache = boundedMemory<CachedAnswer>(most, (_key, { body }) => body.length + HEAD_BYTES);
  const coming = new Map<string, PendingAnswer>();

  const keep = (key: string, answer: CachedAnswer) => {
    const known = cache.get(key);
    if (known && known.askedAt > answer.askedAt) return;
    if (answer.freshMs === 0 || answer.body.length > LARGEST_BYTES) cache.forget(key);
    else cache.keep(key, answer);
  };
  const fetchAnswer = async (key: string, askedAt: number, request: Request, signal: AbortSignal) => {
    const encoding = encodingFor(request);
    const known = cache.get(key);
    const etag = known?.headers.etag;
    const headers = {
      ...forwardingHeaders(request),
      host: request.headers.host,
      accept: 'application/json',
      ...(encoding ? { 'accept-encoding': encoding } : {}),
      ...(etag ? { 'if-none-match': etag } : {}),
    };
    const answer = await answerOf(`${apiUrl}${request.originalUrl}`, { headers, agent, signal });
    if (!answer) return undefined;
    const whole = answer.status === 304 && known ? { ...known, freshMs: answer.freshMs } : answer;
    keep(key, { ...whole, askedAt });
    return whole;
  };

  const begin = (key: string, askedAt: number, request: Request): PendingAnswer => {
    const abort = new AbortController();
    const answer = fetchAnswer(key, askedAt, request, abort.signal).catch(() => undefined);
    const pending = { askedAt, waiting: 0, abort, answer };
    coming.set(key, pending);
    void answer.finally(() => coming.get(key) === pending && coming.delete(key));
    return pending;
  };

  return async (request, response, next) => {
    const isShareable = request.method === 'GET' && !request.headers['x-as-of'] && !response.closed;
    if (!isShareable || !isAnonymous(request)) return next();
    const key = `${encodingFor(request) ?? ''} ${request.originalUrl}`;
    const now = performance.now();
    const known = cache.get(key);
    if (known && now - known.askedAt < known.freshMs) return send(request, response, known);
    const running = coming.get(key);
    // A pending response will be as old as its request.
    const joins = running !== undefined && now - running.askedAt < (known?.freshMs ?? Infinity);
    const pending = joins ? running : begin(key, now, request);
    pending.waiting += 1;
    response.once('close', () => {
      pending.waiting -= 1;
      if (pending.waiting === 0) pending.abort.abort();
    });
    const given = await pending.answer;
    // A response that mustn't be shared goes only to its requester.
    if (given && (!joins || now - running.askedAt < given.freshMs)) send(request, response, given);
    else next();
  };
}

/** The API's answer; undefined if it isn't JSON, which is dropped unread. */
async function answerOf(url: string, options: RequestOptions): Promise<Answer | undefined> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = ask(url, { ...options, timeout: SILENCE_MS });
    asked.on('response', resolve).on('error', reject).end();
    asked.on('timeout', () => asked.destroy(new Error('The API is silent.')));
  });
  if (answer.statusCode !== 304 && !isJson(answer.headers['content-type'])) {
    answer.destroy();
    return undefined;
  }
  const body = Buffer.concat(await answer.toArray());
  const freshMs = Number(answer.headers[SHARED_MS] ?? 0);
  for (const name of OWN_HEADERS) delete answer.headers[name];
  return { status: answer.statusCode ?? 502, headers: answer.headers, body, freshMs };
}

function send(request: Request, response: Response, { status, headers, body }: Answer): void {
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  response.statusCode = status;
  if (request.fresh) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('content-length', body.length);
  response.end(body);
}
