import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Application, applicationsIn } from '../applications.ts';

/** Files that no build reads: editing a test does not make a new release. */
const ignored = /\.(test|stories)\.tsx?$|\.md$/;

function filesBelow(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ignored.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

type LockFile = { packages: Record<string, { version?: string; dependencies?: Record<string, string> }> };

/** `name@version` of the given packages and their dependencies, as the lock file resolves them for the folders. */
function lockedFrom(workspace: string, folders: string[], names: string[]): string[] {
  const { packages }: LockFile = JSON.parse(readFileSync(join(workspace, 'package-lock.json'), 'utf8'));
  const lockedAs = (name: string) =>
    [
      ...folders.map((folder) => packages[`${folder}/node_modules/${name}`]),
      packages[`node_modules/${name}`],
    ].find((locked) => locked);
  const found = new Map<string, string>();
  const open = [...names];
  for (let name = open.pop(); name; name = open.pop()) {
    const locked = lockedAs(name);
    if (found.has(name) || !locked) continue;
    found.set(name, locked.version ?? '');
    open.push(...Object.keys(locked.dependencies ?? {}));
  }
  return [...found].map(([name, version]) => `${name}@${version}`).sort();
}

const buildTools = [
  'webpack',
  '@module-federation/enhanced',
  '@swc/core',
  'minimizer-webpack-plugin',
  'css-loader',
  'mini-css-extract-plugin',
];

/**
 * The shell's build contains the shared packages; a remote's contains nothing but its own folder, unless a page of
 * it is drawn in the shell's frame. Returns names of workspace folders. Throws if the shell for that isn't there.
 */
export function ownFolders({ app, host, remote }: Application, workspace: string): string[] {
  if (host) return [app, 'shared-ui', 'shared-domain'];
  if (!remote?.prerender && !remote?.firstPaint) return [app];
  const shells = applicationsIn(workspace).filter((each) => each.host);
  if (shells.length === 0) {
    throw new Error(
      `${app} can't have prerender or firstPaint: the shell that draws them is not in this repository.`,
    );
  }
  return [app, ...shells.map((shell) => shell.app), 'shared-ui', 'shared-domain'];
}

/** Digest of what was built elsewhere, from sources that aren't here. */
export function takenDigest(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder))
    hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
}

/**
 * Digest of everything that determines a build of this application: its sources, the configuration of the
 * builds, and the locked versions of its dependencies.
 */
export function sourcesDigest(application: Application, workspace: string): string {
  const names = ownFolders(application, workspace);
  const folders = names.map((name) => join(workspace, name));
  const read = folders.flatMap((folder) => ['src', 'public', 'fonts'].map((part) => join(folder, part)));
  const files = [
    ...[...read, join(workspace, 'delivery/src/bundling')].flatMap(filesBelow),
    ...folders.map((folder) => join(folder, 'package.json')),
  ];
  const dependencies = folders.flatMap((folder) => {
    const { dependencies: listed = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.keys(listed);
  });
  const hash = createHash('sha256');
  const { COMPANY_FILE } = process.env;
  if (COMPANY_FILE) files.push(resolve(workspace, COMPANY_FILE));
  for (const file of files) hash.update(file.slice(workspace.length)).update('\0').update(readFileSync(file));
  const locked = lockedFrom(workspace, names, [...buildTools, ...dependencies]);
  return hash.update(locked.join('\0')).digest('hex').slice(0, 20);
}
