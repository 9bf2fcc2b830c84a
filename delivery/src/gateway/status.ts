import {
  type Candidate,
  candidateOf,
  inspectedSoFar,
  movesOf,
  pointerOf,
  type ReleaseRecord,
  type ReleaseStorage,
} from '../releases/index.ts';

/** A stored release, as staff see it: with the name of the key that signed it, or its fingerprint where signatures aren't checked. */
const storedRelease = (record: ReleaseRecord) => {
  const { release, version, commit, dirty, author, builtAt, files, provenance, signature } = record;
  const bytes = files.reduce((sum, file) => sum + (file.brotli ?? file.bytes), 0);
  const signedBy = signature?.by ?? (signature && `key ${signature.key}, not checked`);
  return { release, version, commit, dirty, author, builtAt, bytes, ...provenance, signedBy };
};

/** The publish gate's result, and whether it is stale; undefined if the gate hasn't run. */
const gateOf = ({ inspection, stale }: Candidate) =>
  inspection && {
    passed: inspection.reasons.length === 0,
    reasons: inspection.reasons,
    at: inspection.at,
    stale,
  };

const waitingRelease = (candidate: Candidate) => ({
  ...storedRelease(candidate.record),
  gate: gateOf(candidate),
});

/** One application's live release, history, refusals, candidate, canary and rollback targets. */
export async function statusOf(storage: ReleaseStorage, app: string) {
  const names = await storage.releasesOf(app);
  const records = (await Promise.all(names.map((name) => storage.read(app, name)))).filter((each) => !!each);
  const pointer = await pointerOf(storage, app);
  const current = records.find(({ release }) => release === pointer?.current.release);
  if (!pointer || !current) return undefined;
  const candidate = await candidateOf(storage, app);
  const canary = records.find(({ release }) => release === pointer.canary?.release);
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
    moves: (await movesOf(storage, app)).filter(({ kind }) => kind !== 'refused').reverse(),
    refusals: (await storage.inspectionsOf(app)).filter(({ reasons }) => reasons.length > 0).reverse(),
    stored: records.map(storedRelease).sort((one, other) => other.builtAt.localeCompare(one.builtAt)),
    candidate: candidate && waitingRelease(candidate),
    canary: canary && { gate: gateOf(await inspectedSoFar(storage, canary)) },
  };
  return [name, status] as const;
}
