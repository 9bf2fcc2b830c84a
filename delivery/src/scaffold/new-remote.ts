import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applicationsIn } from '../applications.ts';
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

type RootPackage = { type?: 'module'; workspaces?: string[]; scripts?: Record<string, string> };

/** Adds the folder to the workspaces, beside the other remotes, and what else is given to the root package. */
function joinWorkspaces(workspace: string, app: string, given: RootPackage): void {
  const file = join(workspace, 'package.json');
  const content: RootPackage = JSON.parse(readFileSync(file, 'utf8'));
  const workspaces = content.workspaces ?? [];
  const last = workspaces.findLastIndex((name) => name.startsWith('mfe-'));
  const joined = {
    ...content,
    ...given,
    workspaces: workspaces.toSpliced(last + 1, 0, app),
    scripts: { ...content.scripts, ...given.scripts },
  };
  writeFileSync(file, `${JSON.stringify(joined, null, 2)}\n`);
}

/** What a new remote brings: its files, by their path in the workspace, and parts of the root package. */
type Brought = { files: Record<string, string>; root?: RootPackage };

/**
 * Creates a new remote in the workspace: a page, its test, its registry entry, its pipeline. Returns the paths it wrote.
 * Throws if the name or the path is taken or invalid.
 */
export function makeRemote(
  workspace: string,
  remote: NewRemote,
  { files, root = {} }: Brought = { files: filesOfNewRemote(remote) },
): string[] {
  const why = objection(workspace, remote);
  if (why) throw new Error(why);
  for (const [path, text] of Object.entries(files)) {
    const file = join(workspace, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  joinWorkspaces(workspace, remote.app, root);
  return [...Object.keys(files), 'package.json'];
}
