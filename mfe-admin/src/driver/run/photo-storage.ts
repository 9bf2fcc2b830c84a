import { addDays } from 'shared-domain/dates';
import { dayOfRun } from 'shared-domain/runs';

/** Photos on the phone, until the server has them. */
export type PhotoStorage = {
  /** The ids of a run's photos. */
  list: (run: string) => Promise<string[]>;
  /** Rejects if the phone is full. */
  keep: (run: string, id: string, photo: Blob) => Promise<void>;
  read: (run: string, id: string) => Promise<Blob | undefined>;
  remove: (run: string, id: string) => Promise<void>;
};

const STORE = 'photos';

const outcome = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** In a database of its own: pages of earlier releases open the updates' one as it was. */
export function browserPhotos(): PhotoStorage {
  let database: Promise<IDBDatabase> | undefined;
  const open = () => {
    const request = indexedDB.open('driver-photos', 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    return outcome(request);
  };
  const transaction = async (mode: IDBTransactionMode) => {
    database ??= open();
    return (await database).transaction(STORE, mode, { durability: 'strict' });
  };
  const change = async (work: (store: IDBObjectStore) => void) => {
    const writing = await transaction('readwrite');
    work(writing.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error);
    });
  };
  return {
    list: async (run) => {
      // Links of runs before yesterday have ended: what those left can't be sent any longer.
      const before = IDBKeyRange.upperBound(addDays(dayOfRun(run), -1), true);
      await change((store) => void store.delete(before));
      const range = IDBKeyRange.bound(`${run}/`, `${run}/\uffff`);
      const keys = await outcome((await transaction('readonly')).objectStore(STORE).getAllKeys(range));
      return keys.map((key) => String(key).slice(run.length + 1));
    },
    keep: (run, id, photo) => change((store) => void store.put(photo, `${run}/${id}`)),
    read: async (run, id) =>
      outcome<Blob | undefined>((await transaction('readonly')).objectStore(STORE).get(`${run}/${id}`)),
    remove: (run, id) => change((store) => void store.delete(`${run}/${id}`)),
  };
}
