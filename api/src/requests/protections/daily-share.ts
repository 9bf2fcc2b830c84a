import type { Request } from 'express';
import { clientAddress } from 'shared-domain/network';
import type { Deps } from '../../foundation/dependencies.ts';
import { MongoLimitStore } from './limit-store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Factor on a developer's machine. */
const LOCAL_FACTOR = 100;

/**
 * Counts something for an address and day, across processes: whether it is among the first `most`. Unlike a limit, what is
 * beyond them is dropped without a refusal.
 */
export function dailyShare({ connection, configuration }: Deps, name: string, most: number) {
  const store = new MongoLimitStore(connection, name, DAY_MS);
  const allowed = most * (configuration.localMode ? LOCAL_FACTOR : 1);
  return async (request: Request, what = ''): Promise<boolean> =>
    (await store.increment(`${what} ${clientAddress(request)}`)).totalHits <= allowed;
}
