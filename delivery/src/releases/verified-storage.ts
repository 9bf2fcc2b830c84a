import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOfContent } from '../integrity.ts';
import type { ReleasedFile } from './record.ts';
import type { ReleaseStorage } from './storage.ts';

const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Throws if a file's bytes, or those in its compressed copies, differ from those that were released. */
async function verifyFile(folder: string, { path, brotli, integrity }: ReleasedFile): Promise<void> {
  const contentOf = async (ending: keyof typeof decompress) =>
    decompress[ending](await readFile(join(folder, `${path}${ending}`)));
  const copies = brotli === undefined ? [] : [contentOf('.br'), contentOf('.gz')];
  for (const content of await Promise.all([readFile(join(folder, path)), ...copies])) {
    if (integrityOfContent(content) !== integrity) throw new Error(`${path} is not as it was released`);
  }
}

/**
 * A storage that returns a release's folder only if all its files match the record, because others may have write access to the
 * underlying storage (RELEASE-11).
 */
export function verifiedStorage(storage: ReleaseStorage): ReleaseStorage {
  const folders = new Map<string, Promise<string>>();
  const verify = async (app: string, release: string) => {
    const [folder, record] = await Promise.all([storage.folderOf(app, release), storage.read(app, release)]);
    const files = record ? [...record.files, ...(record.server ?? [])] : [];
    await Promise.all(files.map((file) => verifyFile(folder, file))).catch(async (cause) => {
      await storage.discardCopy?.(app, release);
      throw new Error(`${app} ${release} is not served: its files don't match its record`, { cause });
    });
    return folder;
  };
  return {
    ...storage,
    async folderOf(app, release) {
      const key = `${app}/${release}`;
      const folder = folders.get(key) ?? verify(app, release);
      folders.set(key, folder);
      // A repaired file is served again.
      return folder.catch((failure) => {
        folders.delete(key);
        throw failure;
      });
    },
  };
}
