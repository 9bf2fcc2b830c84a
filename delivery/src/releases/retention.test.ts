import { storeMade, temporaryFolder } from '../testing/releases.ts';
import { folderStorage, pruneReleases } from './index.ts';
import type { PointerMove } from './record.ts';

const app = 'mfe-dtc';
const NOW = Date.parse('2026-11-23T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

type Past = [kind: PointerMove['kind'], release: string, days: number];

/** A folder with releases of 90 days ago, of one day ago (`new`), and their past. */
async function shop(past: Past[], stored: string[]) {
  const storage = folderStorage(temporaryFolder());
  for (const name of stored) {
    const builtAt = daysAgo(name.startsWith('new') ? 1 : 90);
    await storeMade(storage, { app, release: name, files: { 'a.js': name }, builtAt });
  }
  for (const [place, [kind, release, days]] of past.entries()) {
    await storage.claimMove(app, { number: place + 1, release, kind, by: 'Nora', at: daysAgo(days) });
  }
  return storage;
}

const left = async (past: Past[], stored: string[]) => {
  const storage = await shop(past, stored);
  await pruneReleases(storage, { now: NOW });
  return storage.releasesOf(app);
};

// RELEASE-21
test.each<[string, Past[], string[], string[]]>([
  [
    'What is live and the release before it stay, however old they are',
    [
      ['release', 'a', 80],
      ['release', 'b', 70],
      ['release', 'c', 60],
    ],
    ['a', 'b', 'c'],
    ['b', 'c'],
  ],
  [
    'What was live six days ago stays, with the release before it, for pages that are still open',
    [
      ['release', 'a', 80],
      ['release', 'b', 70],
      ['release', 'c', 6],
      ['release', 'd', 1],
    ],
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ],
  [
    'What was replaced eight days ago goes',
    [
      ['release', 'a', 80],
      ['release', 'b', 9],
      ['release', 'c', 8],
      ['release', 'd', 8],
    ],
    ['a', 'b', 'c', 'd'],
    ['c', 'd'],
  ],
  [
    'What was rolled back two days ago stays',
    [
      ['release', 'a', 80],
      ['release', 'b', 70],
      ['release', 'c', 60],
      ['rollback', 'b', 2],
    ],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ],
  [
    'A canary stays while it runs and for a week after',
    [
      ['release', 'a', 80],
      ['canary', 'b', 50],
      ['step-back', 'b', 49],
      ['canary', 'c', 20],
      ['step-back', 'c', 3],
      ['canary', 'd', 2],
    ],
    ['a', 'b', 'c', 'd'],
    ['a', 'c', 'd'],
  ],
  [
    'A retired remote keeps its last two releases',
    [
      ['release', 'a', 80],
      ['release', 'b', 70],
      ['release', 'c', 60],
      ['retire', 'c', 50],
    ],
    ['a', 'b', 'c'],
    ['b', 'c'],
  ],
  ['A candidate stays for thirty days', [['release', 'a', 80]], ['a', 'new', 'old'], ['a', 'new']],
])('%s', async (_words, past, stored, expected) => {
  expect(await left(past, stored)).toEqual(expected);
});

test('A trial names what would go and removes nothing', async () => {
  const storage = await shop([['release', 'a', 80]], ['a', 'old']);
  expect(await pruneReleases(storage, { now: NOW, isTrial: true })).toEqual(['mfe-dtc old']);
  expect(await storage.releasesOf(app)).toEqual(['a', 'old']);
});
