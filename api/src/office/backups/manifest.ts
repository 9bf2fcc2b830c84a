import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const partSchema = z.object({
  documents: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string().length(64),
});

const manifestSchema = z.object({
  format: z.literal(1),
  /** When the backup began; its data is from a moment after that. */
  at: z.iso.datetime(),
  consistency: z.enum(['snapshot', 'lock']),
  /** How long writes waited, in milliseconds. */
  waitedMs: z.number(),
  collections: z.record(z.string().regex(/^[\w.-]+$/), partSchema),
});

/** One collection in a backup: its BSON documents ordered by id. */
export type Part = z.infer<typeof partSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';

/** The file of a collection in a backup, as `mongorestore` reads it too. */
export const fileOf = (folder: string, collection: string): string => path.join(folder, `${collection}.bson`);

/**
 * Reads a backup's manifest and compares each file with its hash.
 * @throws an error that names each missing or changed file
 */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} isn't a backup: it has no ${MANIFEST}.`);
  });
  const manifest = manifestSchema.parse(JSON.parse(text));
  const faults: string[] = [];
  for (const [collection, { sha256 }] of Object.entries(manifest.collections)) {
    const found = await hashOf(fileOf(folder, collection)).catch(() => undefined);
    if (found !== sha256) faults.push(`${collection}.bson is ${found ? 'changed' : 'missing'}`);
  }
  if (faults.length > 0) throw new Error(`The backup is damaged: ${faults.join(', ')}.`);
  return manifest;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
