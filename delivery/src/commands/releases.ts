import { parseArgs } from 'node:util';
import { applicationsIn } from '../applications.ts';
import { storageFrom, unsignedStorageFrom } from '../configuration.ts';
import { authorIn } from '../publication/index.ts';
import {
  CANDIDATE_DAYS,
  type FaultsOfRelease,
  healthOf,
  pointerOf,
  pruneReleases,
  type ReleaseStorage,
  type Running,
  signAgain,
} from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { command } from './command.ts';

async function lineOf(storage: ReleaseStorage, app: string): Promise<string> {
  const stored = await storage.releasesOf(app);
  const pointer = await pointerOf(storage, app);
  if (!pointer) return `${app.padEnd(14)} nothing is live; ${stored.length} stored`;
  const { release, at, by, kind } = pointer.current;
  const record = await storage.read(app, release);
  const commit = record ? `${record.commit.slice(0, 8)}${record.dirty ? '+' : ''}` : '';
  const before = pointer.previous ? `before: ${pointer.previous}` : 'no release before';
  return [
    app.padEnd(14),
    release.padEnd(20),
    `since ${at.slice(0, 19).replace('T', ' ')} UTC`,
    `${kind} by ${by}`,
    commit.padEnd(9),
    `${before} (${stored.length} stored)`,
  ].join('  ');
}

/** The source of the health figures: the API itself (`API_URL`), or the local site. */
const figuresUrl = (): string =>
  process.env.API_URL ?? process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;

async function readFaults(): Promise<FaultsOfRelease[]> {
  const answer = await fetch(`${figuresUrl()}/api/metrics/faults`).catch(() => undefined);
  if (!answer?.ok)
    throw new Error(
      `No health figures at ${figuresUrl()}. Is the site running? Set API_URL to use another API.`,
    );
  const { faults } = (await answer.json()) as { faults: FaultsOfRelease[] };
  return faults;
}

async function tellHealth(storage: ReleaseStorage, apps: string[]): Promise<void> {
  const pointers = await Promise.all(apps.map((app) => pointerOf(storage, app)));
  const running = apps.flatMap((app, at): Running[] => {
    const pointer = pointers[at];
    return pointer ? [{ app, release: pointer.current.release, previous: pointer.previous }] : [];
  });
  for (const line of healthOf(running, await readFaults())) {
    const { app, release, faults, faultsBefore, last, suspect } = line;
    const when = last ? `, last ${last.slice(0, 19).replace('T', ' ')} UTC` : '';
    const mark = suspect ? `   <- suspect. Back: npm run rollback -- ${app}` : '';
    console.log(
      `${app.padEnd(14)} ${release.padEnd(20)} ${faults} faults (before: ${faultsBefore})${when}${mark}`,
    );
  }
}

/** Signs each application's live release with `RELEASE_KEY`: when introducing the key file, and after revoking a key. */
async function signLive(storage: ReleaseStorage, apps: string[]): Promise<void> {
  if (!process.env.RELEASE_KEYS)
    throw new Error('Set RELEASE_KEYS to the file of keys that the gateway checks.');
  for (const app of apps) {
    const releases = await signAgain(unsignedStorageFrom(process.env), storage, app, authorIn(workspace));
    console.log(`signed ${app} ${releases.join(', ')}`);
  }
}

/** Removes the releases that no page needs; `days`: how long candidates stay. */
async function pruneAndReport(storage: ReleaseStorage, days: string, isTrial: boolean): Promise<void> {
  const candidateDays = Number(days);
  if (!(candidateDays >= 0)) throw new Error(`'${days}' isn't a number of days.`);
  const removed = await pruneReleases(storage, { candidateDays, isTrial });
  for (const line of removed) console.log(`${isTrial ? 'would remove' : 'removed'} ${line}`);
  if (removed.length === 0) console.log('Every stored release is needed.');
}

/**
 * Lists each application's live release, when and by whom it was released, and its rollback target; or its health. With
 * `--sign` it signs what is live of the applications named; with `--prune` it removes releases that no page needs.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    options: {
      health: { type: 'boolean' },
      sign: { type: 'boolean' },
      prune: { type: 'boolean' },
      'dry-run': { type: 'boolean', default: false },
      days: { type: 'string', default: String(CANDIDATE_DAYS) },
    },
    allowPositionals: true,
  });
  const storage = storageFrom(process.env);
  if (values.sign) return signLive(storage, positionals);
  if (values.prune) return pruneAndReport(storage, values.days, values['dry-run']);
  const known = applicationsIn(workspace).map(({ app }) => app);
  const apps = [...new Set([...known, ...(await storage.applications())])];
  if (values.health) return tellHealth(storage, apps);
  for (const app of apps) console.log(await lineOf(storage, app));
});
