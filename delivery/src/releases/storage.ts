import type { Inspection, PointerMove, ReleaseRecord } from './record.ts';

/**
 * Where releases are stored: a folder or a bucket. A release is stored completely or not at all, and never changes. A
 * pointer move can be claimed only once, by the first to come: the one thing that two teams releasing at the same moment
 * have to agree on.
 */
export type ReleaseStorage = {
  /** Stores the files of a release from a folder. Does nothing if the release is already stored, unless it is `replaced`. */
  put(record: ReleaseRecord, folder: string, replaced?: boolean): Promise<void>;
  read(app: string, release: string): Promise<ReleaseRecord | undefined>;
  /** Names of the stored releases of an application. */
  releasesOf(app: string): Promise<string[]>;
  /** Applications that have a pointer. */
  applications(): Promise<string[]>;
  /** Removes a stored release; nothing if there is none. */
  remove(app: string, release: string): Promise<void>;
  /** A local folder with the release's files; a bucket downloads them first. */
  folderOf(app: string, release: string): Promise<string>;
  /** Discards a corrupt local copy, so that it is downloaded again. */
  discardCopy?(app: string, release: string): Promise<void>;
  /** Number of the latest move of an application's pointer; 0 if there is none. */
  latestMove(app: string): Promise<number>;
  readMove(app: string, number: number): Promise<PointerMove>;
  /** Stores a move under its number; false if the number is already taken. */
  claimMove(app: string, move: PointerMove): Promise<boolean>;
  /** Stores the publish gate's result for a release. */
  noteInspection(app: string, inspection: Inspection): Promise<void>;
  /** All of the publish gate's results for an application, oldest first. */
  inspectionsOf(app: string): Promise<Inspection[]>;
};

/** Rejects a name that could escape the path or address it becomes part of. */
export function checkedName(name: string): string {
  if (/^[a-z0-9][\w.+-]*$/i.test(name) && !name.includes('..')) return name;
  throw new Error(`'${name}' is not a name of an application or a release.`);
}

/** The file name of an inspection; names sort chronologically. */
export const inspectionName = ({ at, release }: Inspection): string =>
  `${at.replace(/\D/g, '')}-${checkedName(release)}.json`;

/** Reads by names what never changes, once; what isn't there may come. */
export function readOnce<Names extends (string | number)[], Value>(
  read: (...names: Names) => Promise<Value>,
): (...names: Names) => Promise<Value> {
  const known = new Map<string, Value>();
  return async (...names) => {
    const key = names.join('/');
    const value = known.get(key) ?? (await read(...names));
    if (value !== undefined) known.set(key, value);
    return value;
  };
}
