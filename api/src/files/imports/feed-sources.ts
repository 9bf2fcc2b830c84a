import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Bucket, openBucket } from 'shared-domain/bucket';
import { isListName } from 'shared-domain/imports';
import type { Configuration } from '../../foundation/configuration/index.ts';

/** A file that another system has put down. */
export type FeedFile = {
  name: string;
  /** Changes whenever the file does. */
  version: string;
  /** Its bytes; undefined if another process has taken it away meanwhile. */
  read: () => Promise<Uint8Array | undefined>;
  /** Puts it away, so that it isn't read again. */
  putAway: (where: 'done' | 'refused') => Promise<void>;
};

/** The files in a place that are whole. */
export type FeedSource = (now: Date) => Promise<FeedFile[]>;

/** A file counts as whole when nothing was written to it for this long, in milliseconds. */
const SETTLED_MS = 10_000;

const unlessGone = (cause: NodeJS.ErrnoException): undefined => {
  if (cause.code !== 'ENOENT') throw cause;
  return undefined;
};

/** Files put away on two days may have the same name. */
const datedName = (now: Date, name: string): string => `${now.toISOString().replaceAll(':', '-')} ${name}`;

/** The files of a folder, not of those in it. */
export const folderSource =
  (folder: string): FeedSource =>
  async (now) => {
    const names = (await readdir(folder)).filter(isListName);
    const files = names.map(async (name): Promise<FeedFile[]> => {
      const file = path.join(folder, name);
      const found = await stat(file).catch(unlessGone);
      if (!found?.isFile() || now.getTime() - found.mtimeMs < SETTLED_MS) return [];
      return [
        {
          name,
          version: `${found.mtimeMs} ${found.size}`,
          read: () => readFile(file).catch(unlessGone),
          putAway: async (where) => {
            await mkdir(path.join(folder, where), { recursive: true });
            await rename(file, path.join(folder, where, datedName(now, name))).catch(unlessGone);
          },
        },
      ];
    });
    return (await Promise.all(files)).flat();
  };

/** The objects of a bucket below a prefix, which are whole once they are there. */
export const bucketSource =
  (bucket: Bucket, prefix: string): FeedSource =>
  async (now) => {
    const objects = await bucket.objects(prefix);
    return objects.flatMap(({ key, modified }) => {
      const name = key.slice(prefix.length);
      if (name.includes('/') || !isListName(name)) return [];
      return [
        {
          name,
          version: modified,
          read: () => bucket.get(key),
          putAway: async (where: string) => {
            const content = await bucket.get(key);
            if (content)
              await bucket.put(`${prefix}${where}/${datedName(now, name)}`, new Uint8Array(content));
            await bucket.remove(key);
          },
        },
      ];
    });
  };

/** The places that are configured. */
export const feedSources = ({ feedFolder, feedBucket }: Configuration): FeedSource[] => [
  ...(feedFolder ? [folderSource(feedFolder)] : []),
  ...(feedBucket ? [bucketSource(openBucket(feedBucket), feedBucket.prefix)] : []),
];
