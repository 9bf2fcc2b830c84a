import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { workspace } from '../workspace.ts';

/** Third-party modules that a page may load only once; the shell's first chunks contain them anyway. */
const frameworks = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
  'jotai/utils',
  'jotai/vanilla',
  'react-router',
];

/** Our own packages: each public subpath is a shared module of its own. */
const packages = ['shared-domain', 'shared-ui'];
/** Of servers alone: no page uses it. */
const ofServers = ['shared-domain/bucket', 'shared-domain/company-file', 'shared-domain/network'];

/** One module that the shell provides to all remotes. */
export type Share = { request: string; version: string; commonJs: boolean };

const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

const { resolve } = createRequire(import.meta.url);

/** The folder of the package that a request names, wherever it is installed. */
const folderOf = (request: string): string => dirname(resolve(`${request.split('/')[0]}/package.json`));

/** A shared package's public subpaths: those its package.json names, or else each folder `src/<name>/index.ts(x)`. */
function subpathsOf(name: string): string[] {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(workspace, name, 'package.json'), 'utf8'),
  );
  const named = Object.entries(exports).filter(([, file]) => /^\.\/src\/[^*]+$/.test(file));
  if (!('./*' in exports)) return named.map(([subpath]) => `${name}${subpath.slice(1)}`).sort();
  const source = join(workspace, name, 'src');
  return readdirSync(source)
    .filter((folder) => ['index.ts', 'index.tsx'].some((file) => existsSync(join(source, folder, file))))
    .sort()
    .map((folder) => `${name}/${folder}`);
}

/** Everything that the shell provides: the frameworks and every public subpath of the shared packages. */
export function sharesOf(): Share[] {
  const external = frameworks.map((request) => ({
    request,
    version: versionOf(folderOf(request)),
    commonJs: /^react(-dom)?(\/|$)/.test(request),
  }));
  const own = packages.flatMap((name) => {
    const version = versionOf(join(workspace, name));
    const requests = subpathsOf(name).filter((request) => !ofServers.includes(request));
    return requests.map((request) => ({ request, version, commonJs: false }));
  });
  return [...external, ...own];
}

/**
 * The modules a remote consumes from the shell instead of bundling them. `import: false` leaves it no fallback copy, so a
 * page can never load a second React or a second cart; `strictVersion` rejects a shell that is too old, where federation
 * would only log a warning.
 */
export function consumedShares() {
  const demand = (version: string) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
    import: false as const,
  });
  return Object.fromEntries(sharesOf().map(({ request, version }) => [request, demand(version)]));
}

/** The group of modules in the shell's first file, which every page uses. */
const firstFile = 'main';

/**
 * Source of the module `host-shares`, which the shell registers with federation's runtime. The group `main` costs
 * no request; the rest load on first use, in the chunks listed in `groups` (chunk name -> requests), so that a page
 * doesn't fetch forty tiny files in a row. The shell uses each itself: the runtime forgets what only a removed remote used.
 */
export function hostSharesSource(shares: Share[], groups: Record<string, string[]>): string {
  const groupOf = new Map(
    Object.entries(groups).flatMap(([name, requests]) => requests.map((request) => [request, name] as const)),
  );
  const entries = shares.map(({ request, version, commonJs }) => {
    const quoted = JSON.stringify(request);
    const chunk = groupOf.get(request) ?? request.replaceAll('/', '-');
    const source =
      commonJs || chunk === firstFile
        ? `lib: () => require(${quoted})`
        : `get: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${quoted}).then((module) => () => module)`;
    return `  ${quoted}: { ...single(), version: ${JSON.stringify(version)}, ${source} },`;
  });
  return `const single = () => ({ useIn: ['shell'], shareConfig: { singleton: true } });
exports.shares = {\n${entries.join('\n')}\n};\n`;
}
