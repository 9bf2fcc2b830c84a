import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The `remote` block of a remote's package.json. It is copied into each release and from there into the page's registry,
 * so that the shell can draw a path's frame before any of the remote's code has arrived.
 */
export type RemoteBlock = {
  /** Name of the federation container: a JavaScript identifier (`mfe_dtc`). */
  name: string;
  /** The path prefix that belongs to this remote (`/dtc`); `/` for the remote with all other paths. */
  basePath: string;
  title: string;
  /** A FrameSpec of shared-ui, which delivery passes through unread. */
  frame: Record<string, unknown>;
  /** The slots that it fills for other remotes. */
  slots?: string[];
  /**
   * Every path below `basePath` that has a page (`''` is the first one, `product/:id` one per id): the gateway
   * answers 404 to others. Without it only the remote knows.
   */
  addresses?: string[];
  /** Path below `basePath` -> names of the lazily loaded chunks that a first visit there needs. */
  pages?: Record<string, string[]>;
  /** Chunk name -> the folders of `src` and packages whose widely used modules it contains. */
  groups?: Record<string, string[]>;
  /** Paths below its own that it hands over to other remotes. */
  handsOver?: string[];
  /** Paths below `basePath`: the page from which an order is placed, and the one that confirms it. */
  order?: { from: string; to: string };
  /** Whether its first page is prerendered at build time. */
  prerender?: boolean;
  /**
   * Path below `basePath` -> the API calls (`/api/products`, `/api/products/:id`) that its first paint is rendered from.
   * The gateway renders such a page and embeds their answers. A lazily loaded page needs its chunk in `pages`. A page without
   * calls is rendered for staff alone, from the answers that they get to its `earlyCalls`.
   */
  firstPaint?: Record<string, string[]>;
  /**
   * Path below `basePath` -> media query (`all`) -> addresses of the API's calls that its first view makes
   * (`/api/admin/orders?limit=1`). The gateway has the browsers of staff ask for them together with the scripts.
   */
  earlyCalls?: Record<string, Record<string, string[]>>;
  /** Which of the shell's preloaded `fonts` its pages need at once; all by default. */
  fonts?: string[];
  /** Budget for all of its JavaScript, in bytes (brotli). */
  budget?: number;
};

/** The `host` block of the shell's package.json. */
export type HostBlock = {
  name: string;
  /** Chunk name -> the public subpaths of the shared packages that it contains. */
  groups?: Record<string, string[]>;
  /** File name prefixes of the fonts to preload on every page. */
  fonts?: string[];
  /** Whether it sets script URLs through a Trusted Types policy. */
  trustedTypes?: boolean;
  /** Names of the cookies that first paints depend on: choices by value, sessions by presence. */
  cookies?: { choices: string[]; sessions: string[] };
};

export type Application = {
  /** The workspace folder, also its name in commands and addresses (`mfe-dtc`). */
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

/** The application in a folder, which names it: one of the workspaces, or a remote of a repository of its own. */
export function applicationIn(root: string): Application {
  const { version, dependencies = {}, remote, host } = packageOf(root);
  return { app: basename(root), root, version, dependencies, remote, host };
}

/** Every workspace that is released on its own: the shell, then the remotes, in the order of the root package.json. */
export function applicationsIn(workspace: string): Application[] {
  const folders = packageOf(workspace).workspaces ?? [];
  const all = folders.map((app) => applicationIn(join(workspace, app)));
  return [...all.filter((each) => each.host), ...all.filter((each) => each.remote)];
}

/** Finds an application by its folder's name. Throws, listing the existing ones, if there is none. */
export function applicationNamed(workspace: string, name: string): Application {
  const all = applicationsIn(workspace);
  const found = all.find((each) => each.app === name);
  if (found) return found;
  throw new Error(`There is no application '${name}'. There are: ${all.map((each) => each.app).join(', ')}.`);
}
