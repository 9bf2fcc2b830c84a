import type { SafeStorage } from '../src/browser/state/environment.ts';

/** A storage in memory that can be made full or forbidden. */
export interface FakeStorage extends SafeStorage {
  kept: Map<string, string>;
  state: 'fine' | 'full' | 'forbidden';
}

/** A storage with these texts. */
export function fakeStorage(texts: Record<string, string> = {}): FakeStorage {
  const storage: FakeStorage = {
    kept: new Map(Object.entries(texts)),
    state: 'fine',
    read: (key) => (storage.state === 'forbidden' ? null : (storage.kept.get(key) ?? null)),
    write: (key, text) => {
      if (storage.state !== 'fine') return false;
      storage.kept.set(key, text);
      return true;
    },
    remove: (key) => void storage.kept.delete(key),
  };
  return storage;
}
