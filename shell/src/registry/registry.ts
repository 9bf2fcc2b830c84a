import type { FrameSpec } from 'shared-ui/remote';

/** A remote's release, as written into the page by the gateway. Addresses are absolute paths. */
export type RemoteRelease = {
  /** The immutable name of the build: `1.0.0+3f2a...`. */
  release: string;
  version: string;
  /** Federation's entry script, and its integrity hash. */
  entry: string;
  integrity: string;
};

export type RegisteredRemote = RemoteRelease & {
  app: string;
  /** Name of the federation container (`mfe_dtc`). */
  name: string;
  basePath: string;
  title: string;
  frame: FrameSpec;
  slots: string[];
  /** The previous release, loaded if the current one can't be. */
  previous?: RemoteRelease;
};

export type ReleaseRegistry = {
  shell: { release: string; version: string };
  remotes: RegisteredRemote[];
  /** This session previews a candidate until `expires` (milliseconds). */
  preview?: { app: string; release: string; expires: number };
};

type PageRegistry = {
  apps: { shell: ReleaseRegistry['shell'] } & Record<string, RegisteredRemote>;
  preview?: ReleaseRegistry['preview'];
};

/** Reads the page's registry. Throws if the page wasn't served by the gateway. */
export function readRegistry(page: Document): ReleaseRegistry {
  const text = page.getElementById('release-registry')?.textContent;
  if (!text) throw new Error('This page has no release registry.');
  const { apps, preview } = JSON.parse(text) as PageRegistry;
  const { shell, ...remotes } = apps;
  return { shell, remotes: Object.values(remotes), preview };
}

const covers = (basePath: string, path: string): boolean =>
  basePath === '/' || path === basePath || path.startsWith(`${basePath}/`);

/** The remote with the longest base path that matches a path, ignoring case as the router does. */
export function remoteAt(registry: ReleaseRegistry, path: string): RegisteredRemote | undefined {
  return registry.remotes
    .filter((remote) => covers(remote.basePath, path.toLowerCase()))
    .sort((one, other) => other.basePath.length - one.basePath.length)[0];
}
