import type { PointerMove, ReleaseRecord } from './record.ts';
import type { ReleaseStorage } from './storage.ts';

/** An application's live release, its fallback, and since when; and the release that a share of visitors gets. */
export type Pointer = { current: PointerMove; previous?: string; canary?: PointerMove };

/** Thrown when someone else moved the pointer between our read and our write. */
export class PointerMoved extends Error {
  override name = 'PointerMoved';
}

/** Every move of an application's pointer, oldest first. */
export async function movesOf(storage: ReleaseStorage, app: string): Promise<PointerMove[]> {
  const latest = await storage.latestMove(app);
  return Promise.all(Array.from({ length: latest }, (_, index) => storage.readMove(app, index + 1)));
}

/** Whether a move changed what everyone gets: what begins, widens or ends a canary doesn't. */
const changesLive = ({ kind }: PointerMove): boolean => !['canary', 'step-back', 'refused'].includes(kind);

/** The move that gave the running canary its share; undefined if none runs. */
export function canaryIn(moves: PointerMove[]): PointerMove | undefined {
  const last = moves.findLast(({ kind }) => kind !== 'refused');
  return last?.kind === 'canary' ? last : undefined;
}

/** Throws while a canary runs: the release it is compared with must stay (RELEASE-14). */
function refuseBesideCanary(app: string, moves: PointerMove[]): void {
  const canary = canaryIn(moves);
  if (!canary) return;
  throw new Error(
    `Step back first: ${app} ${canary.release} is out as a canary. npm run canary -- ${app} back`,
  );
}

/**
 * The releases that were live, the current one last, without those that were rolled back: a second rollback must go
 * further back, not return to what the first one removed.
 */
export function standingReleases(moves: PointerMove[]): string[] {
  const standing: string[] = [];
  for (const { kind, release } of moves.filter(changesLive)) {
    const before = standing.lastIndexOf(release);
    if (kind === 'rollback' && before >= 0) standing.splice(before + 1);
    else if (standing.at(-1) !== release) standing.push(release);
  }
  return standing;
}

/** What an application's moves lead to; undefined if nothing is live. */
export function pointerOfMoves(moves: PointerMove[]): Pointer | undefined {
  const current = moves.findLast(changesLive);
  if (!current || current.kind === 'retire') return undefined;
  return { current, previous: standingReleases(moves).at(-2), canary: canaryIn(moves) };
}

export const pointerOf = async (storage: ReleaseStorage, app: string): Promise<Pointer | undefined> =>
  pointerOfMoves(await movesOf(storage, app));

/** A requested move: to which release, how, and by whom. */
export type Step = Omit<PointerMove, 'number' | 'at'>;

/**
 * Moves an application's pointer. `after` is the number of the last move that the caller has seen.
 * Throws PointerMoved if someone else was faster; their move stands.
 */
export async function movePointer(
  storage: ReleaseStorage,
  app: string,
  after: number,
  step: Step,
): Promise<PointerMove> {
  if (!(await storage.read(app, step.release))) throw new Error(`${app} has no release '${step.release}'.`);
  const move = { number: after + 1, ...step, at: new Date().toISOString() };
  if (await storage.claimMove(app, move)) return move;
  throw new PointerMoved(
    `The pointer of ${app} was moved by someone else just now. Look again: npm run releases`,
  );
}

/**
 * Makes a stored release live, noting the shells it `fits` and the reason; does nothing if it already is.
 * @throws Error while a canary of the application runs (RELEASE-14)
 */
export async function goLive(
  storage: ReleaseStorage,
  { app, release }: Pick<ReleaseRecord, 'app' | 'release'>,
  kind: 'release' | 'promote',
  by: string,
  { fits, reason }: Pick<Step, 'fits' | 'reason'> = {},
): Promise<'moved' | 'ran already'> {
  const moves = await movesOf(storage, app);
  refuseBesideCanary(app, moves);
  const last = moves.findLast(changesLive);
  if (last?.release === release && last.kind !== 'retire') return 'ran already';
  await movePointer(storage, app, moves.length, { release, kind, by, fits, reason });
  return 'moved';
}

/** The target of a rollback other than the previous release, and the reason if it is untried (RELEASE-10). */
export type RollbackTarget = { to?: string; reason?: string };

/**
 * Rolls an application back to its previous release, or to the one named.
 * @throws Error if the one named was never live, hasn't passed the publish gate, and no reason is given (RELEASE-10), or
 * while a canary runs (RELEASE-14)
 */
export async function rollBack(
  storage: ReleaseStorage,
  app: string,
  by: string,
  { to, reason }: RollbackTarget = {},
): Promise<PointerMove> {
  const moves = await movesOf(storage, app);
  refuseBesideCanary(app, moves);
  const release = to ? await releaseNamed(storage, app, to) : standingReleases(moves).at(-2);
  if (!release) throw new Error(`${app} has no earlier release to go back to.`);
  const isTried = moves.some((move) => move.release === release) || (await hasPassed(storage, app, release));
  if (!isTried && !reason) {
    throw new Error(
      `${app} ${release} was never live and hasn't passed the publish gate. To go there all the same: --force "<reason>"`,
    );
  }
  return movePointer(storage, app, moves.length, {
    release,
    kind: 'rollback',
    by,
    ...(isTried ? {} : { reason }),
  });
}

/**
 * Takes a remote off the site (RELEASE-17): the next page composed has neither its links nor its pages. Releasing or promoting
 * it brings it back. @throws Error if it isn't live, hosts the others, or has a canary
 */
export async function retireRemote(storage: ReleaseStorage, app: string, by: string): Promise<PointerMove> {
  const moves = await movesOf(storage, app);
  refuseBesideCanary(app, moves);
  const pointer = await pointerOf(storage, app);
  if (!pointer) throw new Error(`Nothing of ${app} is live.`);
  const { release } = pointer.current;
  const record = await storage.read(app, release);
  if (record?.host) throw new Error(`${app} hosts all the others: without it there is no site.`);
  return movePointer(storage, app, moves.length, { release, kind: 'retire', by });
}

async function hasPassed(storage: ReleaseStorage, app: string, release: string): Promise<boolean> {
  const inspections = await storage.inspectionsOf(app);
  return inspections.findLast((inspection) => inspection.release === release)?.reasons.length === 0;
}

/** Finds a stored release by its name or a prefix of it. Throws unless exactly one matches. */
export async function releaseNamed(storage: ReleaseStorage, app: string, name: string): Promise<string> {
  const stored = await storage.releasesOf(app);
  const fitting = stored.filter((release) => release === name || release.startsWith(name));
  if (stored.includes(name)) return name;
  const [only, another] = fitting;
  if (only && !another) return only;
  const reason = another ? `fits ${fitting.length} releases` : 'fits none';
  throw new Error(`'${name}' ${reason} of ${app}: ${stored.join(', ')}`);
}
