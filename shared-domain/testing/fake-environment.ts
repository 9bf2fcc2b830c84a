import { createStore } from 'jotai/vanilla';
import { createClient } from '../src/browser/client/index.ts';
import type { LiveHandlers } from '../src/browser/client/live.ts';
import type { Environment } from '../src/browser/state/environment.ts';
import { type FakeStorage, fakeStorage } from './fake-storage.ts';
import { manualClock } from './manual-clock.ts';

/** The API's answers by method and path: a body, or a status with one. */
export type Answers = Record<string, unknown>;
export const failing = (status: number, code: string) => ({
  failure: { type: 'about:blank', title: code, status, detail: code, code },
});

function answerOf(answers: Answers, call: string, headers: Headers): Response {
  const body = answers[call];
  if (body === undefined) throw new TypeError(`not reached: ${call}`);
  const { failure, etag, products } = body as ReturnType<typeof failing> & {
    etag?: string;
    products?: unknown;
  };
  if (failure) return new Response(JSON.stringify(failure), { status: failure.status });
  if (etag && headers.get('If-None-Match') === etag)
    return new Response(null, { status: 304, headers: { ETag: etag } });
  return new Response(JSON.stringify(etag ? { products } : body), { headers: etag ? { ETag: etag } : {} });
}

/** For tests: storages, a clock, an API whose answers can be changed, live events that a test sends. */
export function fakeEnvironment(
  answers: Answers = {},
  shared: Partial<Pick<Environment, 'localStorage'>> = {},
) {
  const clock = manualClock('2026-11-20T17:41:00.000Z');
  const localStorage = (shared.localStorage as FakeStorage | undefined) ?? fakeStorage();
  const sessionStorage = fakeStorage();
  const calls: string[] = [];
  const log: string[] = [];
  const listeners: {
    storage?: (key: string | null) => void;
    visible?: () => void;
    live?: LiveHandlers<unknown>;
  } = {};
  let cookies = '';
  const environment: Environment = {
    now: clock.now,
    order: 0,
    carriesAnswers: false,
    schedule: clock.schedule,
    localStorage,
    sessionStorage,
    cookies: {
      read: () => cookies,
      write: (cookie) => {
        cookies = cookie;
      },
    },
    client: createClient({
      schedule: clock.schedule,
      fetch: async (address, init) => {
        const call = `${init.method} ${address}`;
        calls.push(call);
        return answerOf(answers, call, new Headers(init.headers));
      },
    }),
    follow: (_address, handlers) => {
      listeners.live = handlers as LiveHandlers<unknown>;
      return () => delete listeners.live;
    },
    onStorage: (listener) => {
      listeners.storage = listener;
      return () => delete listeners.storage;
    },
    onVisible: (listener) => {
      listeners.visible = listener;
      return () => delete listeners.visible;
    },
    log: (message) => void log.push(message),
  };
  return {
    store: createStore(),
    environment,
    clock,
    localStorage,
    sessionStorage,
    calls,
    log,
    listeners,
    answers,
  };
}
