import { createRawCall, createTypedCall } from 'shared-domain/client';

/** The table of calls, which the build of the package fills in. */
declare const CALLS: Record<string, string>;

type Options = { origin: string; key?: string; fetch?: typeof globalThis.fetch };

/** The client of programs: the pages' own, with a key. Its declarations are generated (`declarations.ts`). */
export function createShopClient({ origin, key, fetch = globalThis.fetch }: Options) {
  const authorization = key ? { Authorization: `Bearer ${key}` } : {};
  const raw = createRawCall({
    baseUrl: origin.replace(/\/$/, ''),
    fetch: (address, init) => fetch(address, { ...init, headers: { ...init.headers, ...authorization } }),
  });
  return { call: createTypedCall(raw, CALLS) };
}
