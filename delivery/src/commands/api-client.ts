import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packClient } from '../api-client/pack.ts';
import { workspace } from '../workspace.ts';

/** Packs the typed client of the API, in a folder if one is given; prints the tarball's path, which `npm publish` takes. */
const [folder = join(workspace, '.cache/api-client')] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(join(workspace, 'shared-domain/package.json'), 'utf8'));
console.log(await packClient(folder, version));
