/** Milliseconds before a failed load is tried again: doubled with each failure, up to the longest. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Attempts that the first request for something makes by itself; each later one makes one. */
const ATTEMPTS = 3;

type Failure = { cause: unknown; count: number; at: number };

/** Milliseconds until something that failed may be requested again. */
const pauseAfter = ({ count, at }: Failure): number =>
  Math.max(0, at + Math.min(FIRST_PAUSE * 2 ** (count - 1), LONGEST_PAUSE) - Date.now());

/** The address that couldn't be loaded, as webpack names it in its errors. */
const addressIn = (cause: unknown): string | undefined =>
  cause instanceof Error && 'request' in cause ? String(cause.request) : undefined;

/** Fetches a file again past the browser's cache, which may contain what a proxy answered in its place. */
async function renew(cause: unknown): Promise<void> {
  const address = addressIn(cause);
  if (address === undefined) return;
  const response = await fetch(address, { cache: 'reload' }).catch(() => undefined);
  if (!response?.ok) throw cause;
  await response.arrayBuffer();
}

/**
 * Loads things by key with patience (RELEASE-27): the first request is retried twice, and whoever asks again for what failed
 * waits for a pause that grows with each failure. Rejects with the loader's error.
 */
export function patiently<Key>(load: (key: Key) => Promise<unknown>): (key: Key) => Promise<unknown> {
  const failures = new Map<Key, Failure>();
  const loading = new Map<Key, Promise<unknown>>();

  const attempt = async (key: Key): Promise<unknown> => {
    const failed = failures.get(key);
    try {
      if (failed) {
        await new Promise((resolve) => setTimeout(resolve, pauseAfter(failed)));
        await renew(failed.cause);
      }
      const loaded = await load(key);
      failures.delete(key);
      return loaded;
    } catch (cause) {
      const count = (failed?.count ?? 0) + 1;
      failures.set(key, { cause, count, at: Date.now() });
      if (count < ATTEMPTS) return attempt(key);
      throw cause;
    }
  };

  return (key) => {
    const known = loading.get(key);
    if (known) return known;
    const asked = attempt(key).finally(() => loading.delete(key));
    loading.set(key, asked);
    return asked;
  };
}

/** Has the part of webpack's runtime that loads a bundle's chunks do so with patience. */
export function loadChunksPatiently(bundle: { e: (chunk: number | string) => Promise<unknown> }): void {
  bundle.e = patiently(bundle.e);
}
