import type { PointerMove, ReleaseRecord } from './record.ts';
import type { Shelf } from './shelf.ts';

/** What runs of an application, what a page falls back to, and since when. */
export type Pointer = { current: PointerMove; previous?: string };

/** Thrown when somebody else moved the pointer between our look and our step. */
export class PointerMoved extends Error {
  override name = 'PointerMoved';
}

/** Every step of an application's pointer, oldest first. */
export async function movesOf(shelf: Shelf, app: string): Promise<PointerMove[]> {
  const latest = await shelf.latestMove(app);
  return Promise.all(Array.from({ length: latest }, (_, index) => shelf.readMove(app, index + 1)));
}

/**
 * The releases that ran, the current one last, without those that were rolled back: a second rollback in a row must
 * go further back, not return to what the first one removed.
 */
export function standingReleases(moves: PointerMove[]): string[] {
  const standing: string[] = [];
  for (const { kind, release } of moves) {
    const before = standing.lastIndexOf(release);
    if (kind === 'rollback' && before >= 0) standing.splice(before + 1);
    else if (standing.at(-1) !== release) standing.push(release);
  }
  return standing;
}

export async function pointerOf(shelf: Shelf, app: string): Promise<Pointer | undefined> {
  const moves = await movesOf(shelf, app);
  const current = moves.at(-1);
  return current && { current, previous: standingReleases(moves).at(-2) };
}

/** A step that is wanted: to which release, in what manner, by whom. */
export type Step = Pick<PointerMove, 'release' | 'kind' | 'by' | 'fits'>;

/**
 * Moves an application's pointer in one step. `after` is the number of the step that the caller has seen.
 * Throws PointerMoved when another one was faster; the other's step stands then.
 */
export async function movePointer(
  shelf: Shelf,
  app: string,
  after: number,
  step: Step,
): Promise<PointerMove> {
  if (!(await shelf.read(app, step.release))) throw new Error(`${app} has no release '${step.release}'.`);
  const move = { number: after + 1, ...step, at: new Date().toISOString() };
  if (await shelf.claimMove(app, move)) return move;
  throw new PointerMoved(
    `The pointer of ${app} was moved by somebody else just now. Look again: npm run releases`,
  );
}

/** Points an application at one of its stored releases, which `fits` those shells; does nothing when it runs already. */
export async function goLive(
  shelf: Shelf,
  { app, release }: Pick<ReleaseRecord, 'app' | 'release'>,
  kind: 'release' | 'promote',
  by: string,
  fits?: string[],
): Promise<'moved' | 'ran already'> {
  const pointer = await pointerOf(shelf, app);
  if (pointer?.current.release === release) return 'ran already';
  await movePointer(shelf, app, pointer?.current.number ?? 0, { release, kind, by, fits });
  return 'moved';
}

/** Points an application back at the release before the current one, or at the named one. */
export async function rollBack(shelf: Shelf, app: string, by: string, to?: string): Promise<PointerMove> {
  const moves = await movesOf(shelf, app);
  const target = to ? await releaseNamed(shelf, app, to) : standingReleases(moves).at(-2);
  if (!target) throw new Error(`${app} has no earlier release to go back to.`);
  return movePointer(shelf, app, moves.length, { release: target, kind: 'rollback', by });
}

/** A stored release by its whole name or a beginning of it. Throws unless exactly one fits. */
export async function releaseNamed(shelf: Shelf, app: string, name: string): Promise<string> {
  const stored = await shelf.releasesOf(app);
  const fitting = stored.filter((release) => release === name || release.startsWith(name));
  if (stored.includes(name)) return name;
  const [only, another] = fitting;
  if (only && !another) return only;
  const reason = another ? `fits ${fitting.length} releases` : 'fits none';
  throw new Error(`'${name}' ${reason} of ${app}: ${stored.join(', ')}`);
}
