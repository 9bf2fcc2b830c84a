import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeMade, temporaryFolder } from '../testing/releases.ts';
import { folderStorage } from './index.ts';

const made = { app: 'mfe-dtc', release: '1.0.0+a', files: { 'remoteEntry.js': 'entry()' } };

test('A stored release is read back with the integrity and size of each file', async () => {
  const storage = folderStorage(temporaryFolder());
  await storeMade(storage, made);
  const record = await storage.read('mfe-dtc', '1.0.0+a');
  expect(record?.files).toEqual([
    {
      path: 'remoteEntry.js',
      bytes: 7,
      brotli: 11,
      integrity: 'sha256-sM7/NxMCuB02nWsdPEEu2X2ZNS2G5x5tL3DY+zXODc8=',
    },
  ]);
  expect(readFileSync(join(await storage.folderOf('mfe-dtc', '1.0.0+a'), 'remoteEntry.js'), 'utf8')).toBe(
    'entry()',
  );
});

// RELEASE-1
test('A stored release is never written again', async () => {
  const root = temporaryFolder();
  const storage = folderStorage(root);
  await storeMade(storage, made);
  await storeMade(storage, { ...made, files: { 'remoteEntry.js': 'other()' } });
  expect(readFileSync(join(root, 'mfe-dtc/1.0.0+a/remoteEntry.js'), 'utf8')).toBe('entry()');
});

test('Ten builds of the same content at once store it once and leave nothing half-written', async () => {
  const root = temporaryFolder();
  const storage = folderStorage(root);
  await Promise.all(Array.from({ length: 10 }, () => storeMade(storage, made)));
  expect(await storage.releasesOf('mfe-dtc')).toEqual(['1.0.0+a']);
  expect(readdirSync(join(root, '.incoming'))).toEqual([]);
});

test.each(['../secrets', '..', '.incoming', 'a/b', ''])(
  'The name %p does not lead out of the storage',
  async (name) => {
    const storage = folderStorage(temporaryFolder());
    await expect(storage.read('mfe-dtc', name)).rejects.toThrow('is not a name');
  },
);
