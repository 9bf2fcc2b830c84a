import { pointerOf } from '../releases/index.ts';
import { releaseMade, smallSite } from '../testing/releases.ts';
import { compositionReader } from './registry.ts';

// RELEASE-20
test.each(['shell', 'mfe-dtc'])(
  'While the live record of %s does not count, pages have the release before it',
  async (app) => {
    const storage = await smallSite();
    const before = (await pointerOf(storage, app))?.current.release ?? '';
    const old = await storage.read(app, before);
    const next = await releaseMade(storage, { ...old, app, release: '2.0.0+next', files: {} });
    const read: typeof storage.read = async (name, release) =>
      release === next.release ? undefined : storage.read(name, release);
    const releaseIn = async (from: typeof storage) => {
      const { shell, remotes } = await compositionReader(from)();
      return [shell, ...remotes].find((each) => each.app === app)?.release;
    };
    expect(await releaseIn(storage)).toBe(next.release);
    expect(await releaseIn({ ...storage, read })).toBe(before);
  },
);

// RELEASE-4
test('The release before it that runs in its place is not its own fallback', async () => {
  const storage = await smallSite();
  const old = await storage.read('mfe-dtc', (await pointerOf(storage, 'mfe-dtc'))?.current.release ?? '');
  const next = await releaseMade(storage, { ...old, app: 'mfe-dtc', release: '2.0.0+next', files: {} });
  const read: typeof storage.read = async (name, release) =>
    release === next.release ? undefined : storage.read(name, release);
  const { registry } = await compositionReader({ ...storage, read })();
  expect(registry.apps.mfe_dtc).toMatchObject({ release: old?.release, previous: undefined });
});

// RELEASE-20
test('No other application becomes the shell', async () => {
  const storage = await smallSite();
  const posing = { app: 'mfe-dtc', release: '2.0.0+posing', files: {}, host: { name: 'shell' } };
  await releaseMade(storage, posing);
  expect((await compositionReader(storage)()).shell.app).toBe('shell');
});
