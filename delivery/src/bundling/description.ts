import type { Chunk, ChunkGroup, Compilation, Dependency, Module } from 'webpack';
import { sharedPackages } from './contracts.ts';
import { CORE_VARIABLE, core } from './federation.ts';

/**
 * Describes a build's files, so that a page can request everything for a first visit at once instead of one file after
 * another. Paths are relative to the release's folder.
 */
export type BundleDescription = {
  /** The shell: its initial files. */
  entry?: string[];
  /** The shell: the initial files of its development build, in the folder `development`. */
  development?: string[];
  /** The shell: shared module -> the files that contain it, besides the entry's. */
  shares?: Record<string, string[]>;
  /** A remote: the files of its routes, including its entry. */
  routes?: string[];
  /** Named lazy chunks -> files. */
  chunks: Record<string, string[]>;
  /** A remote: the shared modules its routes need immediately, and those that each named chunk adds. */
  consumes?: Record<string, string[]>;
  /** The shell: the version of each shared module it provides. */
  provides?: Record<string, string>;
  /** The shell: the exports of each module of the shared packages; absent in early releases. */
  exports?: Record<string, string[]>;
  /** A remote: the version range it accepts for each shared module. */
  requires?: Record<string, string>;
  /** A remote: names that it imports from each shared module. */
  imports?: Record<string, string[]>;
  /** A remote with pre-rendered pages: the digest of the shell's sources whose frame they contain. */
  drawnWith?: string;
  /** A remote: the third-party packages it bundles. */
  packages?: string[];
};

const routes = '__federation_expose_routes';

const browserFiles = (files: Iterable<string>): string[] =>
  [...files].filter((file) => /\.(js|css)$/.test(file)).sort();

/** Matches identifiers such as `consume-shared-module|default|shared-ui/button|...`. */
function consumedRequest(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return module.identifier().split('|')[2];
}

function consumedIn(compilation: Compilation, chunks: readonly Chunk[]): string[] {
  const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.flatMap((module) => consumedRequest(module) ?? []))].sort();
}

/** The chunk groups that the shell's table of shares opens, by request. */
function sharesIn(compilation: Compilation, entry: string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups as ChunkGroup[]) {
    for (const { module, request } of group.origins) {
      if (!request || !module?.identifier().endsWith('host-shares.cjs')) continue;
      found[request] = browserFiles(group.getFiles()).filter((file) => !entry.includes(file));
    }
  }
  return found;
}

/**
 * The exports of the shared packages' modules and of react-router, by request. For others, such as React, only the version
 * counts, because libraries probe them for names that they may lack.
 */
function exportsIn({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const table = [...modules].find((module) => module.identifier().endsWith('host-shares.cjs'));
  const opened = [table, ...(table?.blocks ?? [])].flatMap((each) => each?.dependencies ?? []);
  const named = (opened as Array<Dependency & { request?: string }>).flatMap((dependency) => {
    const { request = '' } = dependency;
    const module = moduleGraph.getModule(dependency);
    const names = module && moduleGraph.getProvidedExports(module);
    const isListed = ['react-router', ...sharedPackages].includes(request.split('/')[0] ?? '');
    return isListed && Array.isArray(names) ? [[request, names.sort()] as const] : [];
  });
  return Object.fromEntries(named);
}

/** What the remote's own sources import from the shared modules. */
function importsIn(compilation: Compilation, shared: string[]): Record<string, string[]> {
  const found = new Map(shared.map((request) => [request, new Set<string>()]));
  for (const module of compilation.modules) {
    for (const dependency of module.dependencies as Array<{ request?: string; ids?: string[] }>) {
      const name = dependency.ids?.[0];
      if (dependency.request && name) found.get(dependency.request)?.add(name);
    }
  }
  return Object.fromEntries([...found].map(([request, names]) => [request, [...names].sort()]));
}

function requiresIn(compilation: Compilation): Record<string, string> {
  const consumed = [...compilation.modules].flatMap((module) => {
    const request = consumedRequest(module);
    const { options } = module as Module & { options?: { requiredVersion?: string } };
    return request ? [[request, options?.requiredVersion ?? '*'] as const] : [];
  });
  const isCoreOfHost = [...compilation.modules].some((module) => module.identifier().includes(CORE_VARIABLE));
  if (isCoreOfHost) consumed.push([core.request, `^${core.version}`]);
  return Object.fromEntries(consumed.sort());
}

/** Packages bundled into this build, except federation's own runtime. */
function packagesIn(compilation: Compilation): string[] {
  const names = [...compilation.modules].flatMap((module) => {
    const [, name] =
      /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(module.nameForCondition() ?? '') ?? [];
    return name && !name.startsWith('@module-federation') ? [name] : [];
  });
  return [...new Set(names)].sort();
}

/** Describes a finished compilation. */
export function describe(compilation: Compilation): BundleDescription {
  const main = compilation.entrypoints.get('main');
  const named = [...compilation.namedChunkGroups].filter(([name]) => !compilation.entrypoints.has(name));
  const chunks = Object.fromEntries(named.map(([name, group]) => [name, browserFiles(group.getFiles())]));
  if (main) {
    const entry = browserFiles(main.getFiles());
    return { entry, shares: sharesIn(compilation, entry), exports: exportsIn(compilation), chunks };
  }
  const consumes = named.map(([name, group]) => [name, consumedIn(compilation, group.chunks)] as const);
  const { [routes]: exposed = [], ...others } = chunks;
  const consumed = Object.fromEntries(
    consumes.map(([name, all]) => [name === routes ? 'routes' : name, all]),
  );
  const requires = requiresIn(compilation);
  return {
    routes: ['remoteEntry.js', ...exposed],
    chunks: others,
    consumes: consumed,
    requires,
    imports: importsIn(compilation, Object.keys(requires)),
    packages: packagesIn(compilation),
  };
}
