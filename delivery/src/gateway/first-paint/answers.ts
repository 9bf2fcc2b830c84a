import { LRUCache } from 'lru-cache';
import type { CarriedAnswer } from '../../../../shared-domain/src/browser/client/carried-answers.ts';

/** How long an answer counts as fresh, in milliseconds; a page's scripts refetch it anyway. */
const FRESH_MS = 500;
/** How long a page waits for the API, in milliseconds. */
const TIMEOUT_MS = 1_000;
/** Maximum size of an embedded answer, in characters; larger ones are left to scripts. */
const MOST_TEXT = 200_000;

/** Whether a content type is JSON: anything else may be a stream without an end. */
export const isJson = (type: string | null): boolean => /^application\/(.+\+)?json\b/.test(type ?? '');

type CachedAnswer = CarriedAnswer & { readAt: number };

/** The API's anonymous answer at a path: 'missing' for 404; undefined if it is late or too large to embed. */
export type ReadAnswer = (path: string) => Promise<CarriedAnswer | 'missing' | undefined>;

/** Fetches answers from the API, caches them and revalidates them by ETag. */
export function answerReader(apiUrl: string): ReadAnswer {
  // For the shops' first pages and the most opened products.
  const cache = new LRUCache<string, CachedAnswer>({ max: 100 });
  const asking = new Map<string, Promise<number>>();

  /** Resolves to the answer's status. */
  const ask = async (path: string): Promise<number> => {
    const { etag } = cache.get(path) ?? {};
    const response = await fetch(`${apiUrl}${path}`, {
      headers: { accept: 'application/json', ...(etag ? { 'if-none-match': etag } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.body && !isJson(response.headers.get('content-type'))) {
      await response.body.cancel();
      return response.status;
    }
    const text = await response.text();
    const before = cache.get(path);
    const date = response.headers.get('date') ?? undefined;
    if (response.status === 304 && before) cache.set(path, { ...before, date, readAt: Date.now() });
    else if (response.ok && text.length <= MOST_TEXT) {
      const body: unknown = JSON.parse(text);
      cache.set(path, { etag: response.headers.get('etag') ?? undefined, date, body, readAt: Date.now() });
    } else cache.delete(path);
    return response.status;
  };

  return async (path) => {
    const isFresh = Date.now() - (cache.get(path)?.readAt ?? 0) < FRESH_MS;
    if (!isFresh) {
      const running = asking.get(path) ?? ask(path).finally(() => asking.delete(path));
      asking.set(path, running);
      // If the API is down, the page's scripts will find out.
      const status = await running.catch(() => 0);
      if (status === 0) cache.delete(path);
      if (status === 404) return 'missing';
    }
    return cache.get(path);
  };
}
