import { commaList, type Method } from '../../foundation/calls/index.ts';
import type { Composition } from '../../interface/contracts/index.ts';
import { type Problem, type Result, transportProblem } from './result.ts';

/** What the client needs from its environment; tests pass their own. */
export interface ClientOptions {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Sends a body and reports its progress (0 to 1), which fetch can't; needed only for `onProgress`. */
  send?: (address: string, init: RequestInit, onProgress: (sent: number) => void) => Promise<Response>;
  /** Prefix of every path: '' on a page, an origin elsewhere. */
  baseUrl?: string;
  /** The page's app versions, sent as `X-Composition`. */
  composition?: () => Composition | undefined;
  /** The moment of the future shop, sent as `X-As-Of`: the API prices for it and accepts no orders. */
  asOf?: () => Date | null;
  /** Runs something after some milliseconds and returns how to cancel it. */
  schedule?: (task: () => void, milliseconds: number) => () => void;
}

export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Options of a call besides its input. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** The timeout in milliseconds; 15,000 for reads, 30,000 for writes, none (0) for uploads. */
  timeout?: number;
  /** Called with the share of the body that was sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

export interface CallOptions extends RequestOptions {
  query?: Query;
  /** JSON body; a FormData is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Waits between the three attempts of a read: milliseconds times the number of the failed attempt. */
  retryWait?: number;
}

export type RawResult = Result<{ status: number; headers: Headers; body: unknown }>;

/** A function that makes one call. */
export type RawCall = (method: Method, path: string, options?: CallOptions) => Promise<RawResult>;

const READ_TIMEOUT = 15_000;
const WRITE_TIMEOUT = 30_000;
const ATTEMPTS = 3;
const retryable = new Set<number>([0, 502, 503, 504]);

const scheduleByClock = (task: () => void, milliseconds: number) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};

/** The URL of a call: its path and the query values that are set (lists joined by commas). */
export function addressOf(baseUrl: string, path: string, query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? commaList(value) : value === undefined ? '' : String(value);
    if (text !== '') parameters.set(name, text);
  }
  const search = parameters.toString();
  return `${baseUrl}${path}${search === '' ? '' : `?${search}`}`;
}

function requestOf(world: World, method: Method, options: CallOptions): RequestInit {
  const composition = world.composition();
  const asOf = world.asOf();
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  const isForm = typeof FormData !== 'undefined' && options.body instanceof FormData;
  if (options.body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  if (composition && Object.keys(composition).length > 0)
    headers['X-Composition'] = JSON.stringify(composition);
  if (asOf) headers['X-As-Of'] = asOf.toISOString();
  return {
    method,
    headers,
    credentials: 'same-origin',
    ...(options.body !== undefined && {
      body: isForm ? (options.body as FormData) : JSON.stringify(options.body),
    }),
  };
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;

async function readAnswer(response: Response): Promise<RawResult> {
  const text = response.status === 204 || response.status === 304 ? '' : await response.text();
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    return transportProblem('unexpected', response.status);
  }
  const { status, headers } = response;
  if (response.ok || status === 304) return { ok: true, data: { status, headers, body } };
  return isProblem(body) ? { ok: false, problem: body } : transportProblem('unexpected', status);
}

type World = Required<Omit<ClientOptions, 'send'>> & Pick<ClientOptions, 'send'>;

async function attempt(world: World, method: Method, path: string, options: CallOptions): Promise<RawResult> {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | null = null;
  const stop = (why: 'timeout' | 'aborted') => {
    reason ??= why;
    controller.abort();
  };
  const limit = options.timeout ?? (method === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT);
  const calledOff = limit > 0 ? world.schedule(() => stop('timeout'), limit) : () => undefined;
  const onAbort = () => stop('aborted');
  options.signal?.addEventListener('abort', onAbort);
  if (options.signal?.aborted) stop('aborted');
  try {
    const address = addressOf(world.baseUrl, path, options.query);
    const request = requestOf(world, method, options);
    const init = { ...request, signal: controller.signal };
    const { onProgress } = options;
    const sent =
      onProgress && world.send ? world.send(address, init, onProgress) : world.fetch(address, init);
    return await readAnswer(await sent);
  } catch {
    return transportProblem(reason ?? 'network');
  } finally {
    calledOff();
    options.signal?.removeEventListener('abort', onAbort);
  }
}

const isWorthAnother = (result: RawResult) =>
  !result.ok && result.problem.code !== 'aborted' && retryable.has(result.problem.status);

/**
 * Makes a client's calls. Reads get three attempts if the server can't be reached or answers 502 to 504; writes get
 * one: only an `Idempotency-Key` makes repeating them safe, and the caller has it.
 */
export function createRawCall(options: ClientOptions): RawCall {
  const world = {
    baseUrl: '',
    composition: () => undefined,
    asOf: () => null,
    schedule: scheduleByClock,
    ...options,
  };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      world.schedule(resolve, milliseconds);
    });
  return async (method, path, callOptions = {}) => {
    const attempts = method === 'GET' ? ATTEMPTS : 1;
    for (let number = 1; ; number += 1) {
      const result = await attempt(world, method, path, callOptions);
      if (number >= attempts || callOptions.signal?.aborted || !isWorthAnother(result)) return result;
      await pause((callOptions.retryWait ?? 300) * number);
    }
  };
}
