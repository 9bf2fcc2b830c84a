import type { Request, RequestHandler, Response } from 'express';
import {
  type AugmentedRequest,
  ipKeyGenerator,
  MemoryStore,
  type RateLimitInfo,
  rateLimit,
} from 'express-rate-limit';
import type { RateClass } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problems/index.ts';
import { MongoLimitStore } from './limit-store.ts';

const MINUTE = 60_000;

/**
 * How often one address may call, by the kind of route. `read` is counted by each process: it protects that process,
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
  report: { perWindow: 30, windowMs: 10 * MINUTE, shared: true },
  upload: { perWindow: 60, windowMs: 10 * MINUTE, shared: true },
} as const satisfies Record<LimitClass, { perWindow: number; windowMs: number; shared: boolean }>;

/**
 * The rates of endpoints; that of sign-in links by requester and address, so that a stranger locks no one out; and that
 * of all links to one mailbox, so that no one floods it.
 */
type LimitClass = Exclude<RateClass, 'none'> | 'sign-in-link' | 'sign-in-mailbox';

/** On one machine for one person, rates are this many times higher. */
const LOCAL_FACTOR = 100;

/** One count per class and app: routes of the same class count together. */
const limiters = new WeakMap<Deps, Map<LimitClass, RequestHandler>>();

/** Limits how often an address may call the routes of this class; answers 429 with `Retry-After` beyond that. */
export function limit(deps: Deps, name: LimitClass, key = addressOf): RequestHandler {
  const own = limiters.get(deps) ?? new Map<LimitClass, RequestHandler>();
  limiters.set(deps, own);
  const limiter = own.get(name) ?? newLimiter(deps, name, key);
  own.set(name, limiter);
  return limiter;
}

function newLimiter(deps: Deps, name: LimitClass, key: typeof addressOf): RequestHandler {
  const { perWindow, windowMs, shared } = CLASSES[name];
  const counted = rateLimit({
    windowMs,
    limit: perWindow * (deps.configuration.localMode ? LOCAL_FACTOR : 1),
    // The library's own headers hash the address for each answer.
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

/** The caller's address; for IPv6 its network, since one home has 2^64 addresses. */
export function addressOf(request: Request): string {
  return ipKeyGenerator(request.ip ?? 'unknown');
}
