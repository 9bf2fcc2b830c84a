import type { Request, RequestHandler, Response } from 'express';
import { type AugmentedRequest, MemoryStore, type RateLimitInfo, rateLimit } from 'express-rate-limit';
import type { RateClass } from 'shared-domain/contracts';
import { clientAddress } from 'shared-domain/network';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../problems/index.ts';
import { MongoLimitStore } from './limit-store.ts';

const MINUTE = 60_000;

/**
 * Rate limits per network address and rate class. `read` is counted per process: it protects that process,
 * and a database write per read would cost more than the read.
 */
const CLASSES = {
  read: { perWindow: 600, windowMs: MINUTE, shared: false },
  image: { perWindow: 1_200, windowMs: MINUTE, shared: false },
  quote: { perWindow: 120, windowMs: MINUTE, shared: false },
  staff: { perWindow: 600, windowMs: MINUTE, shared: false },
  order: { perWindow: 20, windowMs: MINUTE, shared: true },
  form: { perWindow: 10, windowMs: 10 * MINUTE, shared: true },
  licence: { perWindow: 20, windowMs: 10 * MINUTE, shared: true },
  'sign-in': { perWindow: 10, windowMs: 10 * MINUTE, shared: true },
  'sign-in-link': { perWindow: 5, windowMs: 10 * MINUTE, shared: true },
  'sign-in-mailbox': { perWindow: 40, windowMs: 10 * MINUTE, shared: true },
  'refused-key': { perWindow: 30, windowMs: MINUTE, shared: false },
  report: { perWindow: 30, windowMs: 10 * MINUTE, shared: true },
  upload: { perWindow: 60, windowMs: 10 * MINUTE, shared: true },
} as const satisfies Record<LimitClass, { perWindow: number; windowMs: number; shared: boolean }>;

/**
 * The endpoints' rate classes, plus two for sign-in links: per requester and mailbox, so that strangers can't lock anyone
 * out, and per mailbox, so that it can't be flooded; and one for API keys that aren't accepted.
 */
type LimitClass = Exclude<RateClass, 'none'> | 'sign-in-link' | 'sign-in-mailbox' | 'refused-key';

/** Factor of the limits on a developer's machine. */
const LOCAL_FACTOR = 100;

type KeyOf = (request: Request) => string;

/** One limiter per class and app: routes of the same class share their counts. */
const limiters = new WeakMap<Deps, Map<LimitClass, RequestHandler>>();

/** A program is counted by its key, wherever it runs; everyone else by network address. */
const callerOf: KeyOf = (request) => (request.apiKey ? `key ${request.apiKey.id}` : clientAddress(request));

/** Limits how often a caller may call the routes of this class; answers 429 with `Retry-After` beyond that. */
export function limit(deps: Deps, name: LimitClass, key: KeyOf = callerOf): RequestHandler {
  const own = limiters.get(deps) ?? new Map<LimitClass, RequestHandler>();
  limiters.set(deps, own);
  const limiter = own.get(name) ?? newLimiter(deps, name, key);
  own.set(name, limiter);
  return limiter;
}

function newLimiter(deps: Deps, name: LimitClass, key: KeyOf): RequestHandler {
  const { perWindow, windowMs, shared } = CLASSES[name];
  const counted = rateLimit({
    windowMs,
    limit: perWindow * (deps.configuration.localMode ? LOCAL_FACTOR : 1),
    // The library's own headers would hash the address for each response.
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: key,
    store: shared ? new MongoLimitStore(deps.connection, name) : new MemoryStore(),
    validate: false,
    handler: (request, response) => {
      const retryAfter = Math.max(1, setQuotaHeaders(request, response, name));
      throw problem('too_many_requests', { retryAfter, headers: { 'Retry-After': String(retryAfter) } });
    },
  });
  return (request, response, next) =>
    counted(request, response, (error?: unknown) => {
      if (error === undefined) setQuotaHeaders(request, response, name);
      next(error);
    });
}

/** Sets `RateLimit`: how many calls of this class are left, and for how many seconds. Returns the seconds. */
function setQuotaHeaders(request: Request, response: Response, name: LimitClass): number {
  const { remaining, resetTime } = (request as AugmentedRequest).rateLimit as RateLimitInfo;
  const seconds = Math.max(0, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000));
  response.setHeader('RateLimit', `"${name}"; r=${remaining}; t=${seconds}`);
  return seconds;
}
