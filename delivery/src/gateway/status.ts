import {
  type Candidate,
  candidateOf,
  movesOf,
  pointerOf,
  type ReleaseRecord,
  type Shelf,
} from '../releases/index.ts';

/** One stored release, as staff see it. */
type StoredRelease = Pick<
  ReleaseRecord,
  'release' | 'version' | 'commit' | 'dirty' | 'author' | 'builtAt'
> & {
  bytes: number;
};

const storedRelease = (record: ReleaseRecord): StoredRelease => {
  const { release, version, commit, dirty, author, builtAt, files } = record;
  const bytes = files.reduce((sum, file) => sum + (file.brotli ?? file.bytes), 0);
  return { release, version, commit, dirty, author, builtAt, bytes };
};

/** `gate`: what the publish gate said, and whether that was of another company; absent where it has not looked yet. */
function waitingRelease({ record, inspection, stale }: Candidate) {
  if (!inspection) return storedRelease(record);
  const { reasons, at } = inspection;
  return { ...storedRelease(record), gate: { passed: reasons.length === 0, reasons, at, stale } };
}

/** What runs of one application, its history, what was refused, what waits, and what could run instead. */
export async function statusOf(shelf: Shelf, app: string) {
  const names = await shelf.releasesOf(app);
  const records = (await Promise.all(names.map((name) => shelf.read(app, name)))).filter((each) => !!each);
  const pointer = await pointerOf(shelf, app);
  const current = records.find(({ release }) => release === pointer?.current.release);
  if (!pointer || !current) return undefined;
  const candidate = await candidateOf(shelf, app);
  const name = current.remote?.name ?? current.host?.name ?? app;
  const status = {
    app,
    name,
    title: current.remote?.title ?? 'Shell',
    basePath: current.remote?.basePath,
    ...storedRelease(current),
    since: pointer.current.at,
    by: pointer.current.by,
    kind: pointer.current.kind,
    previous: pointer.previous,
    moves: (await movesOf(shelf, app)).reverse(),
    refusals: (await shelf.inspectionsOf(app)).filter(({ reasons }) => reasons.length > 0).reverse(),
    stored: records.map(storedRelease).sort((one, other) => other.builtAt.localeCompare(one.builtAt)),
    candidate: candidate && waitingRelease(candidate),
  };
  return [name, status] as const;
}
