import { goLive, movesOf, pointerOf, standingReleases } from './pointers.ts';
import type { Inspection, ReleaseRecord } from './record.ts';
import type { ReleaseStorage } from './storage.ts';

/**
 * A stored release that isn't live for everyone, and the publish gate's last result. `stale`: it was checked against releases that
 * are no longer live, so it must be checked again.
 */
export type Candidate = { record: ReleaseRecord; inspection?: Inspection; stale: boolean };

/** Thrown when a candidate must pass the publish gate again before it goes live. */
export class NotInspected extends Error {
  override name = 'NotInspected';
}

/** The live release of each application. */
export async function liveReleases(storage: ReleaseStorage): Promise<Record<string, string>> {
  const apps = await storage.applications();
  const pointers = await Promise.all(apps.map((app) => pointerOf(storage, app)));
  const live = apps.flatMap((app, at) =>
    pointers[at] ? [[app, pointers[at].current.release] as const] : [],
  );
  return Object.fromEntries(live);
}

const latestOf = (inspections: Inspection[], name: string): Inspection | undefined =>
  inspections.findLast(({ release }) => release === name);

/** An application's newest release that is newer than the live one and never went live; undefined if there is none. */
export async function candidateOf(storage: ReleaseStorage, app: string): Promise<Candidate | undefined> {
  const names = await storage.releasesOf(app);
  const records = (await Promise.all(names.map((name) => storage.read(app, name)))).filter((each) => !!each);
  const moves = await movesOf(storage, app);
  const live = records.find(({ release }) => release === standingReleases(moves).at(-1));
  const ran = new Set(moves.map(({ release }) => release));
  const [newest] = records
    .filter(({ release, builtAt }) => !ran.has(release) && (!live || builtAt > live.builtAt))
    .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
  if (!newest) return undefined;
  return inspectedSoFar(storage, newest);
}

/** A stored release with the publish gate's last result, and whether that is stale. */
export async function inspectedSoFar(storage: ReleaseStorage, record: ReleaseRecord): Promise<Candidate> {
  const inspection = latestOf(await storage.inspectionsOf(record.app), record.release);
  const stale = !!inspection && !stillHolds(inspection, record, await liveCompany(storage));
  return { record, inspection, stale };
}

type Company = { live: Record<string, string>; shell?: string };

async function liveCompany(storage: ReleaseStorage): Promise<Company> {
  const live = await liveReleases(storage);
  const records = await Promise.all(Object.entries(live).map(([name, each]) => storage.read(name, each)));
  return { live, shell: records.find((each) => each?.host)?.app };
}

/** Whether an inspection still applies: a remote was checked in the live shell, a shell with the live remotes. */
function stillHolds({ beside }: Inspection, record: ReleaseRecord, { live, shell }: Company): boolean {
  const company = record.host ? Object.keys(live).filter((app) => app !== record.app) : [shell ?? ''];
  return company.every((app) => live[app] === beside[app]);
}

/**
 * The record of a release that passed the publish gate against what is live now. Throws NotInspected if it hasn't, with the
 * command that checks it.
 */
export async function inspectedRecord(
  storage: ReleaseStorage,
  app: string,
  release: string,
  command = `promote -- ${app} ${release}`,
) {
  const record = await storage.read(app, release);
  if (!record) throw new NotInspected(`${app} has no release '${release}'.`);
  const { inspection, stale } = await inspectedSoFar(storage, record);
  if (inspection?.reasons.length) {
    throw new NotInspected(`The publish gate refused ${app} ${release}: ${inspection.reasons[0]}`);
  }
  if (!inspection || stale) {
    throw new NotInspected(
      `${app} ${release} has not passed the publish gate with what is live now: npm run ${command}`,
    );
  }
  return record;
}

/**
 * Makes a release live that passed the publish gate against the releases that are live now.
 * Throws NotInspected if it hasn't; it must pass first (`npm run promote`).
 */
export async function promoteInspected(storage: ReleaseStorage, app: string, release: string, by: string) {
  return goLive(storage, await inspectedRecord(storage, app, release), 'promote', by);
}
