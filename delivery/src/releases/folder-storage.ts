import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Inspection, PointerMove, ReleaseRecord } from './record.ts';
import { checkedName, inspectionName, type ReleaseStorage, readOnce } from './storage.ts';

const recordFile = 'release.json';

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw failure;
  }
}

const fileNameOf = (number: number): string => `${String(number).padStart(6, '0')}.json`;

/**
 * Releases in a folder: `<app>/<release>/...` beside `pointers/<app>/<number>.json`. A release is copied under a temporary
 * name and renamed; a pointer move is written under a temporary name and linked, which fails if the number is taken.
 */
export function folderStorage(root: string): ReleaseStorage {
  const hidden = () => join(root, '.incoming', randomUUID());
  const folder = (app: string, release: string) => join(root, checkedName(app), checkedName(release));
  const moves = (app: string) => join(root, 'pointers', checkedName(app));
  const inspections = (app: string) => join(root, 'inspections', checkedName(app));

  return {
    async put(record, source, replaced = false) {
      const target = folder(record.app, record.release);
      if (!replaced && existsSync(join(target, recordFile))) return;
      const incoming = hidden();
      await cp(source, incoming, { recursive: true });
      await writeFile(join(incoming, recordFile), JSON.stringify(record, null, 2));
      await mkdir(join(root, record.app), { recursive: true });
      if (replaced) await rm(target, { recursive: true, force: true });
      try {
        await rename(incoming, target);
      } catch (failure) {
        await rm(incoming, { recursive: true, force: true });
        // Someone stored the same content at the same moment, which is just as good.
        await access(join(target, recordFile), constants.R_OK).catch(() => {
          throw failure;
        });
      }
    },

    async read(app, release): Promise<ReleaseRecord | undefined> {
      const file = join(folder(app, release), recordFile);
      return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
    },

    async remove(app, release) {
      // A release must appear or disappear atomically, even for concurrent readers.
      const leaving = hidden();
      await mkdir(join(root, '.incoming'), { recursive: true });
      await rename(folder(app, release), leaving).catch((failure) => {
        if (failure.code !== 'ENOENT') throw failure;
      });
      await rm(leaving, { recursive: true, force: true });
    },

    releasesOf: async (app) => (await namesIn(join(root, checkedName(app)))).sort(),

    applications: () => namesIn(join(root, 'pointers')),

    folderOf: async (app, release) => folder(app, release),

    async latestMove(app) {
      const numbers = (await namesIn(moves(app))).map((name) => Number.parseInt(name, 10));
      return Math.max(0, ...numbers.filter(Number.isInteger));
    },

    readMove: readOnce(
      async (app, number): Promise<PointerMove> =>
        JSON.parse(await readFile(join(moves(app), fileNameOf(number)), 'utf8')),
    ),

    async claimMove(app, move) {
      await mkdir(moves(app), { recursive: true });
      await mkdir(join(root, '.incoming'), { recursive: true });
      const incoming = hidden();
      await writeFile(incoming, JSON.stringify(move, null, 2));
      try {
        await link(incoming, join(moves(app), fileNameOf(move.number)));
        return true;
      } catch (failure) {
        if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw failure;
      } finally {
        await rm(incoming, { force: true });
      }
    },

    async noteInspection(app, inspection) {
      await mkdir(inspections(app), { recursive: true });
      await mkdir(join(root, '.incoming'), { recursive: true });
      const incoming = hidden();
      await writeFile(incoming, JSON.stringify(inspection, null, 2));
      await rename(incoming, join(inspections(app), inspectionName(inspection)));
    },

    async inspectionsOf(app) {
      const names = (await namesIn(inspections(app))).sort();
      const texts = names.map((name) => readFile(join(inspections(app), name), 'utf8'));
      return (await Promise.all(texts)).map((text): Inspection => JSON.parse(text));
    },
  };
}
