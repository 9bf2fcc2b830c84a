import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a remote's package.json says about it under `remote`. It is copied into each release and so into the registry of
 * the page: the shell draws the frame of a path before any code of the remote has arrived.
 */
export type RemoteBlock = {
  /** Name of the federation container, a JavaScript identifier (`mfe_dtc`). */
  name: string;
  /** The first part of the paths that belong to this remote (`/dtc`); `/` for the one that has the rest. */
  basePath: string;
  title: string;
  /** A FrameSpec of shared-ui; delivery passes it through unread. */
  frame: Record<string, unknown>;
  /** Names of the slots that its RemoteModule fills for other remotes. */
  slots?: string[];
  /**
   * Every path below `basePath` that has a page (`''` is the first one, `product/:id` one for each id): the gateway
   * answers 404 to others. Without it only the remote knows.
   */
  addresses?: string[];
  /** Path below `basePath` -> names of the lazily loaded chunks that a first visit there needs. */
  pages?: Record<string, string[]>;
  /** Its first page is drawn at build time and stands in the HTML before any script has run. */
  prerender?: boolean;
  /** Bytes of JavaScript (brotli) that all its files may have together. */
  budget?: number;
};

/** What the shell's package.json says about it under `host`. */
export type HostBlock = {
  name: string;
  /** Chunk name -> public subpaths of the shared packages that travel together in it. */
  groups?: Record<string, string[]>;
  /** File name prefixes of the fonts that every page shows at once. */
  fonts?: string[];
};

export type Application = {
  /** The workspace folder, which is the name in commands and addresses too (`mfe-dtc`). */
  app: string;
  root: string;
  version: string;
  dependencies: Record<string, string>;
  remote?: RemoteBlock;
  host?: HostBlock;
};

type PackageFile = {
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  remote?: RemoteBlock;
  host?: HostBlock;
};

const packageOf = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Every workspace that ships on its own: the shell first, then the remotes, in the order of the root package.json. */
export function applicationsIn(workspace: string): Application[] {
  const folders = packageOf(workspace).workspaces ?? [];
  const all = folders.map((app): Application => {
    const root = join(workspace, app);
    const { version, dependencies = {}, remote, host } = packageOf(root);
    return { app, root, version, dependencies, remote, host };
  });
  return [...all.filter((each) => each.host), ...all.filter((each) => each.remote)];
}

/** One application by its folder's name. Throws, naming the existing ones, if there is none. */
export function applicationNamed(workspace: string, name: string): Application {
  const all = applicationsIn(workspace);
  const found = all.find((each) => each.app === name);
  if (found) return found;
  throw new Error(`There is no application '${name}'. There are: ${all.map((each) => each.app).join(', ')}.`);
}
