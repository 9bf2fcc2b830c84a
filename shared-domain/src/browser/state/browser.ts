import type { Composition } from '../../interface/contracts/index.ts';
import { type CarriedAnswers, createClient, createLive, fetchAfter } from '../client/index.ts';
import { type Environment, safeStorage } from './environment.ts';

const schedule: Environment['schedule'] = (task, milliseconds) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/**
 * The real environment of a page. Each call reads the current `compositionAtom` and `futureAtom`; the first calls are
 * answered from what the gateway embedded in the page.
 */
export function browserEnvironment(
  composition: () => Composition,
  asOf: () => Date | null = () => null,
  { order = Math.random(), answers = {} }: Partial<CarriedAnswers> = {},
): Environment {
  const ask = fetchAfter(answers, (address, init) => fetch(address, init));
  return {
    order,
    carriesAnswers: Object.keys(answers).length > 0,
    now: () => new Date(),
    schedule,
    localStorage: safeStorage(() => window.localStorage),
    sessionStorage: safeStorage(() => window.sessionStorage),
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
        document.cookie = cookie;
      },
    },
    client: createClient({ fetch: ask, schedule, composition, asOf }),
    follow: createLive({ open: (address) => new EventSource(address), schedule }),
    onStorage: (listener) => listen(window, 'storage', (event) => listener((event as StorageEvent).key)),
    onVisible: (listener) =>
      listen(document, 'visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      }),
    log: (message, detail) => console.warn(message, detail),
  };
}
