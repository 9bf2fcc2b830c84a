/**
 * Subsets the fonts of the site and of its painted labels from the Fontsource packages: only the letters and the axes that
 * they use. Run it after an update of those packages: `npm run fonts -w shared-ui`. The result is committed, so that a
 * build needs no time for it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { CUTS, type Cut } from './cuts.ts';

const require = createRequire(import.meta.url);
const destination = join(import.meta.dirname, '../..');

async function cut({ source, name, letters, axes }: Cut): Promise<void> {
  const whole = await readFile(require.resolve(`@fontsource-variable/${source}`));
  const targetFormat = name.endsWith('.ttf') ? 'sfnt' : 'woff2';
  const part = await subsetFont(whole, letters, { targetFormat, variationAxes: axes });
  await writeFile(join(destination, name), part);
  console.log(`${name}: ${whole.length} -> ${part.length} bytes`);
}

for (const each of CUTS) await cut(each);
