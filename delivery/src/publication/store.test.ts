import { folderStorage, goLive, movesOf, pointerOf, rollBack } from '../releases/index.ts';
import { storeMade, temporaryFolder } from '../testing/releases.ts';
import { remoteIn, workspaceWith } from '../testing/workspaces.ts';
import { sourcesDigest } from './sources.ts';
import { ensureReleases } from './store.ts';

const files = { 'remoteEntry.js': 'entry()' };

/** A workspace with a stored release of its sources, and with one of other sources, which is live by a start. */
async function afterUndoneChange() {
  const workspace = workspaceWith();
  const remote = remoteIn(workspace);
  const storage = folderStorage(temporaryFolder());
  const { app } = remote;
  const sources = sourcesDigest(remote, workspace);
  await storeMade(storage, { app, release: '1.0.0+before', files, sources });
  const start = () => ensureReleases(storage, [remote], workspace, () => undefined);
  await start();
  const changed = await storeMade(storage, { app, release: '1.0.0+changed', files });
  const [{ reason } = {}] = await movesOf(storage, app);
  await goLive(storage, changed, 'release', 'nora', { reason });
  const live = async () => (await pointerOf(storage, app))?.current.release;
  return { app, storage, changed, start, live };
}

test('A start after a change was undone makes the earlier release of these sources live again', async () => {
  const { start, live } = await afterUndoneChange();
  expect(await live()).toBe('1.0.0+changed');
  await start();
  expect(await live()).toBe('1.0.0+before');
});

test.each(['release', 'promote'] as const)('A start leaves live what came by %s', async (kind) => {
  const { storage, changed, start, live } = await afterUndoneChange();
  await start();
  await goLive(storage, changed, kind, 'nora');
  await start();
  expect(await live()).toBe('1.0.0+changed');
});

test('A start leaves live what someone went back to', async () => {
  const { app, storage, start, live } = await afterUndoneChange();
  await start();
  await rollBack(storage, app, 'nora', { to: '1.0.0+changed' });
  await start();
  expect(await live()).toBe('1.0.0+changed');
});
