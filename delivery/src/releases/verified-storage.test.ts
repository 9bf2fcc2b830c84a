import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { storeMade, temporaryFolder } from '../testing/releases.ts';
import { folderStorage, verifiedStorage } from './index.ts';

// RELEASE-11
describe('A release is given out', () => {
  const files = { 'remoteEntry.js': 'entry()', 'server/first-paint.cjs': 'draw()' };
  const made = { app: 'mfe-dtc', release: '1.0.0+a' };
  async function stored() {
    const storage = folderStorage(temporaryFolder());
    await storeMade(storage, { ...made, files });
    const folder = await storage.folderOf(made.app, made.release);
    return { storage: verifiedStorage(storage), folder };
  }
  const { app, release } = made;

  test('if its files are what its record says', async () => {
    const { storage, folder } = await stored();
    expect(await storage.folderOf(app, release)).toBe(folder);
  });

  test.each([
    ['a file', 'remoteEntry.js', 'stolen()'],
    ['a compressed copy', 'remoteEntry.js.br', brotliCompressSync('stolen()')],
    ['a copy that is no archive', 'remoteEntry.js.gz', 'stolen()'],
    ['what the gateway runs', 'server/first-paint.cjs', 'stolen()'],
  ])('not while %s differs, and again once it is put right', async (_what, name, content) => {
    const { storage, folder } = await stored();
    const whole = readFileSync(join(folder, name));
    writeFileSync(join(folder, name), content);
    await expect(storage.folderOf(app, release)).rejects.toThrow(
      "mfe-dtc 1.0.0+a is not served: its files don't match its record",
    );
    writeFileSync(join(folder, name), whole);
    expect(await storage.folderOf(app, release)).toBe(folder);
  });
});
