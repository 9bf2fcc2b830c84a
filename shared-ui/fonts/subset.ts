/**
 * Subsets the site's fonts from the Fontsource packages: only the letters and the axes that its type scale uses. Run it
 * after an update of those packages: `npm run fonts -w shared-ui`. The result is committed, so that a build needs
 * neither HarfBuzz nor time.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { CUTS, type Cut } from './cuts.ts';

const require = createRequire(import.meta.url);
const destination = join(import.meta.dirname, '../src/tokens/fonts');

async function cut({ source, name, letters, axes }: Cut): Promise<void> {
  const whole = await readFile(require.resolve(`@fontsource-variable/${source}`));
  const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(join(destination, name), part);
  console.log(`${name}: ${whole.length} -> ${part.length} bytes`);
}

for (const each of CUTS) await cut(each);
