import type { CarriedAnswer } from '../../first-paint.ts';

/** Milliseconds for which an answer counts as fresh: a page's scripts ask again. */
const FRESH_MS = 500;
/** Milliseconds that a page waits for the API. */
const TIMEOUT_MS = 1_000;
/** Characters of an answer that a page carries at most; a larger one is left to its scripts. */
const MOST_TEXT = 200_000;
/** Answers kept: those of the shops' first pages, and of the products that are opened most. */
const KEPT = 100;

type CachedAnswer = CarriedAnswer & { readAt: number };

/** The API's answer to anybody at a path; undefined if there is none in time, or it is too large to carry. */
export type ReadAnswer = (path: string) => Promise<CarriedAnswer | undefined>;

/** Asks the API, keeps its answers and has them confirmed by their ETag. */
export function answerReader(apiUrl: string): ReadAnswer {
  const cache = new Map<string, CachedAnswer>();
  const asking = new Map<string, Promise<void>>();

  const ask = async (path: string): Promise<void> => {
    const { etag } = cache.get(path) ?? {};
    const response = await fetch(`${apiUrl}${path}`, {
      headers: { accept: 'application/json', ...(etag ? { 'if-none-match': etag } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const before = cache.get(path);
    const date = response.headers.get('date') ?? undefined;
    cache.delete(path);
    if (response.status === 304 && before) cache.set(path, { ...before, date, readAt: Date.now() });
    else if (response.ok && text.length <= MOST_TEXT) {
      const body: unknown = JSON.parse(text);
      cache.set(path, { etag: response.headers.get('etag') ?? undefined, date, body, readAt: Date.now() });
    }
    const oldest = cache.size > KEPT ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
  };

  return async (path) => {
    const isFresh = Date.now() - (cache.get(path)?.readAt ?? 0) < FRESH_MS;
    if (!isFresh) {
      const running = asking.get(path) ?? ask(path).finally(() => asking.delete(path));
      asking.set(path, running);
      // An API that is down says so to the page's scripts.
      await running.catch(() => cache.delete(path));
    }
    return cache.get(path);
  };
}
