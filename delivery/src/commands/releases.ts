import { applicationsIn } from '../applications.ts';
import { shelfFrom } from '../configuration.ts';
import { type FaultsOfRelease, healthOf, pointerOf, type Running, type Shelf } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { command } from './command.ts';

async function lineOf(shelf: Shelf, app: string): Promise<string> {
  const stored = await shelf.releasesOf(app);
  const pointer = await pointerOf(shelf, app);
  if (!pointer) return `${app.padEnd(14)} nothing is live; ${stored.length} stored`;
  const { release, at, by, kind } = pointer.current;
  const record = await shelf.read(app, release);
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

/** Where figures are read: the API itself (`API_URL`), or the site of this machine. */
const figuresUrl = (): string =>
  process.env.API_URL ?? process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;

async function readFaults(): Promise<FaultsOfRelease[]> {
  const answer = await fetch(`${figuresUrl()}/api/metrics/faults`).catch(() => undefined);
  if (!answer?.ok)
    throw new Error(`No figures at ${figuresUrl()}. Is the site running? API_URL names another API.`);
  const { faults } = (await answer.json()) as { faults: FaultsOfRelease[] };
  return faults;
}

async function tellHealth(shelf: Shelf, apps: string[]): Promise<void> {
  const pointers = await Promise.all(apps.map((app) => pointerOf(shelf, app)));
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

/** Lists each application's live release, since when, by whom, and what a rollback leads to; or its health. */
await command(async (words) => {
  const shelf = shelfFrom(process.env);
  const known = applicationsIn(workspace).map(({ app }) => app);
  const apps = [...new Set([...known, ...(await shelf.applications())])];
  if (words.includes('--health')) return tellHealth(shelf, apps);
  for (const app of apps) console.log(await lineOf(shelf, app));
});
