import type { DriverUpdate } from 'shared-domain/driver';
import { type Copy, closesDraft, type Draft, type StoredRun } from './stored-run.ts';

/** The phone's storage. Data is on disk when the promise resolves. */
export type PhoneStorage = {
  read: (run: string) => Promise<StoredRun>;
  keepCopy: (run: string, copy: Copy) => Promise<void>;
  addUpdates: (run: string, updates: readonly DriverUpdate[], copy: Copy) => Promise<void>;
  removeUpdates: (run: string, ids: readonly string[]) => Promise<void>;
  keepDraft: (run: string, stop: string, draft: Draft | null) => Promise<void>;
  /** Removes names and addresses, but not the updates. */
  forget: (run: string) => Promise<void>;
};

const STORES = ['copies', 'presses', 'drafts'] as const;

const outcome = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('driver', 1);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
  };
  return outcome(request);
}

const within = (run: string) => IDBKeyRange.bound(`${run}/`, `${run}/\uffff`);

/** IndexedDB with strict durability, so that writes survive a phone that dies. */
export function browserStorage(): PhoneStorage {
  const database = opened();
  const change = async (work: (store: (name: (typeof STORES)[number]) => IDBObjectStore) => void) => {
    const transaction = (await database).transaction(STORES, 'readwrite', { durability: 'strict' });
    work((name) => transaction.objectStore(name));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  };
  return {
    read: async (run) => {
      const transaction = (await database).transaction(STORES);
      const [copy, updates, drafts, stops] = await Promise.all([
        outcome<Copy | undefined>(transaction.objectStore('copies').get(run)),
        outcome<DriverUpdate[]>(transaction.objectStore('presses').getAll(within(run))),
        outcome<Draft[]>(transaction.objectStore('drafts').getAll(within(run))),
        outcome(transaction.objectStore('drafts').getAllKeys(within(run))),
      ]);
      const named = stops.map((key, place) => [String(key).slice(run.length + 1), drafts[place] as Draft]);
      return { ...(copy ? { copy } : {}), updates, drafts: Object.fromEntries(named) };
    },
    keepCopy: (run, copy) => change((store) => void store('copies').put(copy, run)),
    addUpdates: (run, updates, copy) =>
      change((store) => {
        for (const update of updates) store('presses').put(update, `${run}/${update.id}`);
        for (const { stop } of updates.filter(closesDraft)) store('drafts').delete(`${run}/${stop}`);
        store('copies').put(copy, run);
      }),
    removeUpdates: (run, ids) =>
      change((store) => {
        for (const id of ids) store('presses').delete(`${run}/${id}`);
      }),
    keepDraft: (run, stop, draft) =>
      change((store) =>
        draft
          ? void store('drafts').put(draft, `${run}/${stop}`)
          : void store('drafts').delete(`${run}/${stop}`),
      ),
    forget: (run) =>
      change((store) => {
        store('copies').delete(run);
        store('drafts').delete(within(run));
      }),
  };
}
