import { applicationsIn } from '../applications.ts';
import { shelfFrom } from '../configuration.ts';
import { pointerOf, type Shelf } from '../releases/index.ts';
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

/** Lists what runs of each application, since when, by whom, and what would come back. */
await command(async () => {
  const shelf = shelfFrom(process.env);
  const known = applicationsIn(workspace).map(({ app }) => app);
  const running = await shelf.applications();
  for (const app of new Set([...known, ...running])) console.log(await lineOf(shelf, app));
});
