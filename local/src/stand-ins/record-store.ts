import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Records in insertion order, stored on disk (a file each) to survive restarts. */
export type RecordStore<T extends { id: string }> = {
  get(id: string): T | undefined;
  /** Adds a record, or replaces the one with the same id in its place. */
  put(record: T): T;
  /** Oldest first. */
  all(): T[];
  /** Whether there was one. */
  remove(id: string): boolean;
  clear(): void;
};

export type StoreOptions = {
  /** Folder of the files; without it the records are only in memory. */
  folder?: string;
  /** Beyond this number the oldest record is removed. */
  limit: number;
};

type Placed<T> = { sequence: number; record: T };

/** Opens a store with its existing records. */
export function openStore<T extends { id: string }>({ folder, limit }: StoreOptions): RecordStore<T> {
  const placed = new Map<string, Placed<T>>();
  if (folder) for (const one of readFolder<T>(folder)) placed.set(one.record.id, one);
  let next = Math.max(0, ...[...placed.values()].map(({ sequence }) => sequence)) + 1;

  const remove = ({ sequence, record }: Placed<T>) => {
    placed.delete(record.id);
    if (folder) rmSync(fileOf(folder, sequence), { force: true });
    return true;
  };
  return {
    get: (id) => placed.get(id)?.record,
    put(record) {
      const sequence = placed.get(record.id)?.sequence ?? next++;
      placed.set(record.id, { sequence, record });
      if (folder) write(fileOf(folder, sequence), { sequence, record });
      const [oldest] = placed.values();
      if (placed.size > limit && oldest) remove(oldest);
      return record;
    },
    all: () => [...placed.values()].map(({ record }) => record),
    remove(id) {
      const one = placed.get(id);
      return one !== undefined && remove(one);
    },
    clear: () => [...placed.values()].forEach(remove),
  };
}

const fileOf = (folder: string, sequence: number): string => path.join(folder, `${sequence}.json`);

function write(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(content));
  renameSync(`${file}.new`, file);
}

function readFolder<T>(folder: string): Placed<T>[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Placed<T>)
    .sort((one, other) => one.sequence - other.sequence);
}
