import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applicationsIn } from '../applications.ts';
import { sharesOf } from '../bundling/shares.ts';
import { filesOfOwnRemote } from './own-repository.ts';
import { filesOfNewRemote, type NewRemote } from './texts.ts';

/** Why a remote can't be created with these options; undefined if it can. */
function objection(workspace: string, { app, basePath, title }: NewRemote): string | undefined {
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(app)) return `'${app}' is not a name like mfe-events.`;
  if (!/^\/[a-z][a-z0-9-]*$/.test(basePath)) return `'${basePath}' is not a path like /events.`;
  if (['/api', '/local', '/releases', '/dev', '/health', '/registry', '/preview'].includes(basePath)) {
    return `${basePath} is taken by the site itself.`;
  }
  // It is written into TypeScript and JSX string literals.
  if (!/^[^'"`\\<>{}$]+$/.test(title)) return `'${title}' is not a title of plain words.`;
  const all = applicationsIn(workspace);
  if (all.some((each) => each.app === app)) return `There is a ${app} already.`;
  const owner = all.find(({ remote }) => remote?.basePath === basePath);
  return owner && `${basePath} belongs to ${owner.app}.`;
}

type RootPackage = { workspaces?: string[]; devDependencies?: Record<string, string> };

/** Adds the folder to the workspaces, beside the other remotes. */
function joinWorkspaces(workspace: string, app: string): void {
  const file = join(workspace, 'package.json');
  const content: RootPackage = JSON.parse(readFileSync(file, 'utf8'));
  const workspaces = content.workspaces ?? [];
  const last = workspaces.findLastIndex((name) => name.startsWith('mfe-'));
  const joined = { ...content, workspaces: workspaces.toSpliced(last + 1, 0, app) };
  writeFileSync(file, `${JSON.stringify(joined, null, 2)}\n`);
}

/** Adds its manifest to those of the containers' build, where there is one. */
function joinContainers(workspace: string, app: string): string[] {
  const file = join(workspace, 'Dockerfile');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('COPY mfe-'));
  writeFileSync(file, lines.toSpliced(last + 1, 0, `COPY ${app}/package.json ${app}/`).join('\n'));
  return ['Dockerfile'];
}

function write(folder: string, files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return Object.keys(files);
}

/**
 * Creates a new remote in the workspace: a page, its test, its registry entry, its pipeline. Returns the paths it wrote.
 * Throws if the name or the path is taken or invalid.
 */
export function makeRemote(workspace: string, remote: NewRemote): string[] {
  const why = objection(workspace, remote);
  if (why) throw new Error(why);
  const written = write(workspace, filesOfNewRemote(remote));
  joinWorkspaces(workspace, remote.app);
  return [...written, 'package.json', ...joinContainers(workspace, remote.app)];
}

/** The only tool of theirs that this project doesn't have. */
const CLI = '7.3.1';

/** Packages that a remote in a repository of its own is built with. */
const buildTools = ['@module-federation/enhanced', '@swc/core', 'swc-loader', 'webpack', 'webpack-cli'];

/** Creates a new remote in a folder outside the workspace, with a configuration of its own. Like `makeRemote` otherwise. */
export function makeOwnRemote(workspace: string, remote: NewRemote, folder: string): string[] {
  const why = objection(workspace, remote);
  if (why) throw new Error(why);
  const { devDependencies = {} }: RootPackage = JSON.parse(
    readFileSync(join(workspace, 'package.json'), 'utf8'),
  );
  const tools = buildTools.map((name) => [name, devDependencies[name] ?? CLI]);
  const shared = sharesOf().map(({ request, version }) => [request, version]);
  const versions = { shell: Object.fromEntries(shared), devDependencies: Object.fromEntries(tools) };
  return write(folder, filesOfOwnRemote(remote, versions));
}
