import { goLive, movesOf, pointerOf } from './pointers.ts';
import type { Inspection, ReleaseRecord } from './record.ts';
import type { Shelf } from './shelf.ts';

/**
 * A stored release that nobody was ever given, and what the publish gate said of it last. `stale`: what it was held
 * against then is no longer what is live, so it has to be looked at again.
 */
export type Candidate = { record: ReleaseRecord; inspection?: Inspection; stale: boolean };

/** Thrown with a sentence when a candidate may not go live without being looked at again. */
export class NotInspected extends Error {
  override name = 'NotInspected';
}

/** What is live, by application: release names. */
export async function liveReleases(shelf: Shelf): Promise<Record<string, string>> {
  const apps = await shelf.applications();
  const pointers = await Promise.all(apps.map((app) => pointerOf(shelf, app)));
  return Object.fromEntries(apps.flatMap((app, at) => [[app, pointers[at]?.current.release ?? '']]));
}

const latestOf = (inspections: Inspection[], name: string): Inspection | undefined =>
  inspections.findLast(({ release }) => release === name);

/** The newest release of an application that was built after the live one and never ran; undefined if there is none. */
export async function candidateOf(shelf: Shelf, app: string): Promise<Candidate | undefined> {
  const names = await shelf.releasesOf(app);
  const records = (await Promise.all(names.map((name) => shelf.read(app, name)))).filter((each) => !!each);
  const moves = await movesOf(shelf, app);
  const live = records.find(({ release }) => release === moves.at(-1)?.release);
  const ran = new Set(moves.map(({ release }) => release));
  const [newest] = records
    .filter(({ release, builtAt }) => !ran.has(release) && (!live || builtAt > live.builtAt))
    .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
  if (!newest) return undefined;
  const inspection = latestOf(await shelf.inspectionsOf(app), newest.release);
  const stale = !!inspection && !stillHolds(inspection, newest, await liveCompany(shelf));
  return { record: newest, inspection, stale };
}

/** What is live, and which of it is the shell. */
type Company = { live: Record<string, string>; shell?: string };

async function liveCompany(shelf: Shelf): Promise<Company> {
  const live = await liveReleases(shelf);
  const records = await Promise.all(Object.entries(live).map(([name, each]) => shelf.read(name, each)));
  return { live, shell: records.find((each) => each?.host)?.app };
}

/** Whether what an inspection found still holds: a remote was looked at in today's shell, a shell with today's remotes. */
function stillHolds({ beside }: Inspection, record: ReleaseRecord, { live, shell }: Company): boolean {
  const company = record.host ? Object.keys(live).filter((app) => app !== record.app) : [shell ?? ''];
  return company.every((app) => live[app] === beside[app]);
}

/**
 * Points an application at a release that passed the publish gate in the company that is live now.
 * Throws NotInspected where it did not: then it has to pass first (`npm run promote`).
 */
export async function promoteInspected(shelf: Shelf, app: string, release: string, by: string) {
  const record = await shelf.read(app, release);
  const inspection = latestOf(await shelf.inspectionsOf(app), release);
  if (!record) throw new NotInspected(`${app} has no release '${release}'.`);
  if (inspection?.reasons.length) {
    throw new NotInspected(`The publish gate refused ${app} ${release}: ${inspection.reasons[0]}`);
  }
  if (!inspection || !stillHolds(inspection, record, await liveCompany(shelf))) {
    throw new NotInspected(
      `${app} ${release} has not passed the publish gate with what is live now: npm run promote -- ${app} ${release}`,
    );
  }
  return goLive(shelf, record, 'promote', by);
}
