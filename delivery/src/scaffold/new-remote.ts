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

/** Adds the folder to the workspaces, beside the other remotes. */
function joinWorkspaces(workspace: string, app: string): void {
  const file = join(workspace, 'package.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as { workspaces: string[] };
  const last = content.workspaces.findLastIndex((name) => name.startsWith('mfe-'));
  content.workspaces.splice(last + 1, 0, app);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Creates a new remote in the workspace: a page, its test, its registry entry, its pipeline. Returns the paths it wrote.
 * Throws if the name or the path is taken or invalid.
 */
export function makeRemote(workspace: string, remote: NewRemote): string[] {
  const why = objection(workspace, remote);
  if (why) throw new Error(why);
  const files = filesOfNewRemote(remote);
  for (const [path, text] of Object.entries(files)) {
    const file = join(workspace, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  joinWorkspaces(workspace, remote.app);
  return [...Object.keys(files), 'package.json'];
}
