import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Application } from '../applications.ts';
import type { Build } from './build.ts';
import { keepContracts } from './contracts.ts';
import type { BundleDescription } from './description.ts';
import { CORE_VARIABLE, core } from './federation.ts';
import { precompress } from './precompression.ts';

/** What is read of `mf-manifest.json`, which federation's plugin writes. */
type Manifest = {
  name: string;
  exposes: Array<{ path: string; assets: Record<'js' | 'css', { sync: string[] }> }>;
};

/** What an entry asks the shell for, by module. Its manifest leaves out what isn't installed where it was built. */
const requiresIn = (entry: string): Record<string, string> =>
  Object.fromEntries(
    [...entry.matchAll(/requiredVersion:"([^"]+)"[^{}]*?shareKey:"([^"]+)"/g)].map(([, range, name]) => [
      name,
      range,
    ]),
  );

/** Describes a build by its manifest and entry, which say neither what is imported from shared modules nor what is bundled. */
export function describeManifest(app: string, manifest: Manifest, entry: string): BundleDescription {
  const exposed = manifest.exposes.find(({ path }) => path === './routes');
  if (!exposed) throw new Error(`${app} does not expose ./routes.`);
  const requires = requiresIn(entry);
  const ofHost = entry.includes(CORE_VARIABLE) ? { [core.request]: `^${core.version}` } : {};
  return {
    routes: ['remoteEntry.js', ...exposed.assets.js.sync, ...exposed.assets.css.sync],
    chunks: {},
    consumes: { routes: Object.keys(requires) },
    requires: { ...requires, ...ofHost },
  };
}

/**
 * Takes what a remote's own webpack has built into `dist`, with the plugin's manifest. Throws if there is none, or if it isn't this
 * remote's.
 */
export async function takeBuild(application: Application): Promise<Build> {
  const { app, root, remote } = application;
  const built = join(root, 'dist');
  const read = (file: string) => readFileSync(join(built, file), 'utf8');
  if (!existsSync(join(built, 'mf-manifest.json'))) throw new Error(`${built} has no mf-manifest.json.`);
  const manifest: Manifest = JSON.parse(read('mf-manifest.json'));
  if (manifest.name !== remote?.name)
    throw new Error(`${built} is of ${manifest.name}, not ${remote?.name}.`);
  const description = describeManifest(app, manifest, read('remoteEntry.js'));
  const folder = mkdtempSync(join(tmpdir(), 'taken-'));
  cpSync(built, folder, { recursive: true });
  await precompress(folder);
  keepContracts(application, root, folder);
  return { folder, description, seconds: 0 };
}
