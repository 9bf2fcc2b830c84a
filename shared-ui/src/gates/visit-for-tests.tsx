import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createClient } from 'shared-domain/client';
import { inertEnvironment, type SafeStorage, startState } from 'shared-domain/state';
import type { FrameSpec } from '../remote/index.ts';
import { Toasts } from '../toasts/index.ts';
import { SiteDialogs, SiteGate } from './index.ts';

type Answer = { status: number; body: unknown } | 'hangs' | 'unreachable';

export interface VisitOptions {
  at: string;
  gate?: FrameSpec['gate'];
  /** The API's answers by 'METHOD /path', one after another; the last one repeats. */
  api?: Record<string, Answer | Answer[]>;
  local?: Record<string, string>;
  session?: Record<string, string>;
  cookie?: string;
  page?: ReactNode;
}

const OPEN: Record<string, Answer> = {
  'GET /api/products?ifSmall=true': { status: 200, body: { products: [] } },
  'GET /api/session': { status: 200, body: {} },
  'GET /api/settings': { status: 200, body: { comingSoon: false, retailStoreOpen: true, company: {} } },
};

function storageOf(values: Record<string, string>): SafeStorage {
  return {
    read: (key) => values[key] ?? null,
    write: (key, text) => {
      values[key] = text;
      return true;
    },
    remove: (key) => {
      delete values[key];
    },
  };
}

function apiOf(answers: Record<string, Answer | Answer[]>) {
  const calls: { call: string; body: unknown }[] = [];
  const queues = new Map(
    Object.entries(answers).map(([call, answer]) => [call, Array.isArray(answer) ? [...answer] : [answer]]),
  );
  const fetch = async (address: string, init: RequestInit) => {
    const call = `${init.method} ${address}`;
    calls.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const queue = queues.get(call) ?? [];
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? 'unreachable';
    if (answer === 'unreachable') throw new TypeError('no network');
    if (answer === 'hangs') {
      return new Promise<Response>((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    }
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  return {
    fetch,
    sent: (call: string) => calls.filter((made) => made.call === call).map(({ body }) => body),
  };
}

const byClock = (task: () => void, milliseconds: number) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};

function Where() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

/** Visits a page with its gate and the site's dialogs, with a stubbed API. Waits for the first answers. */
export async function visit({
  at,
  gate = null,
  api = {},
  local = {},
  session = {},
  cookie = '',
  page,
}: VisitOptions) {
  const cookies = [cookie];
  const { fetch, sent } = apiOf({ ...OPEN, ...api });
  const logged: string[] = [];
  const store = createStore();
  const environment = {
    ...inertEnvironment,
    now: () => new Date(),
    schedule: byClock,
    localStorage: storageOf(local),
    sessionStorage: storageOf(session),
    cookies: { read: () => cookies.at(-1) ?? '', write: (written: string) => void cookies.push(written) },
    client: createClient({ fetch, schedule: byClock }),
    log: (message: string) => void logged.push(message),
  };
  const { stop } = startState(store, environment);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Where />
        <SiteGate gate={gate}>{page ?? <h1>The page</h1>}</SiteGate>
        <SiteDialogs />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(async () => undefined);
  return { store, local, session, cookies, sent, logged, stop };
}
