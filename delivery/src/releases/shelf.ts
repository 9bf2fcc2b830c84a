import type { Inspection, PointerMove, ReleaseRecord } from './record.ts';

/**
 * Where releases are kept: a folder, or a bucket. A release is there whole or not at all, and a stored one never
 * changes. A step of a pointer can be claimed once, by whoever comes first: that is the only thing two teams that
 * release at the same moment have to agree on.
 */
export type Shelf = {
  /** Stores the files of a release from a folder. Does nothing when the release is there already. */
  put(record: ReleaseRecord, folder: string): Promise<void>;
  read(app: string, release: string): Promise<ReleaseRecord | undefined>;
  /** Names of the stored releases of an application. */
  releasesOf(app: string): Promise<string[]>;
  /** Applications that have a pointer. */
  applications(): Promise<string[]>;
  /** A local folder with the release's files; a bucket brings them here first. */
  folderOf(app: string, release: string): Promise<string>;
  /** Number of the latest step of an application's pointer; 0 when it has none. */
  latestMove(app: string): Promise<number>;
  readMove(app: string, number: number): Promise<PointerMove>;
  /** Stores a step under its number; false when that number has been taken meanwhile. */
  claimMove(app: string, move: PointerMove): Promise<boolean>;
  /** Keeps what the publish gate said of a release. */
  noteInspection(app: string, inspection: Inspection): Promise<void>;
  /** Everything that the publish gate said of an application's releases, oldest first. */
  inspectionsOf(app: string): Promise<Inspection[]>;
};

/** A name that ends up in a path or an address must not lead out of it. */
export function checkedName(name: string): string {
  if (/^[a-z0-9][\w.+-]*$/i.test(name) && !name.includes('..')) return name;
  throw new Error(`'${name}' is not a name of an application or a release.`);
}

/** Name under which an inspection is kept: names in order are inspections in order. */
export const inspectionName = ({ at, release }: Inspection): string =>
  `${at.replace(/\D/g, '')}-${checkedName(release)}.json`;

/** Steps never change: each is read once. */
export function rememberedMoves(
  read: (app: string, number: number) => Promise<PointerMove>,
): Shelf['readMove'] {
  const known = new Map<string, PointerMove>();
  return async (app, number) => {
    const key = `${app}/${number}`;
    const move = known.get(key) ?? (await read(app, number));
    known.set(key, move);
    return move;
  };
}
