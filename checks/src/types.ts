import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Type checks all workspaces, or those that are named. Workspaces with the same settings are one program, so that what
 * they share is checked once. Prints what each program found and fails when one found something.
 */
const root = join(import.meta.dirname, '..', '..');
const { workspaces } = readJson<{ workspaces: string[] }>('package.json');
const folder = join(root, '.cache', 'types');
mkdirSync(folder, { recursive: true });

const named = process.argv.slice(2);
const programs = Object.groupBy(named.length > 0 ? named : workspaces, settingsOf);

/** Limit for one program, in case the compiler hangs. */
const LIMIT_MS = 300_000;

let failed = 0;
for (const [settings, members = []] of Object.entries(programs)) {
  const found = spawnSync('node_modules/.bin/tsc', optionsOf(settings, members), {
    cwd: root,
    encoding: 'utf8',
    timeout: LIMIT_MS,
  });
  if (found.status === 0) continue;
  failed += 1;
  const output = [found.stdout, found.stderr, found.error].filter(Boolean).join('\n');
  console.log(`types of ${members.join(', ')}:\n${output}`);
}
process.exitCode = failed === 0 ? 0 : 1;

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/** The settings that a workspace extends, e.g. `tsconfig.browser.json`; its own file adds only which folders it has. */
function settingsOf(workspace: string): string {
  return readJson<{ extends: string }>(`${workspace}/tsconfig.json`).extends.replace('../', '');
}

/** Options with which tsc checks these workspaces; what hasn't changed since an earlier run is not checked again. */
function optionsOf(settings: string, members: string[]): string[] {
  const included = members.flatMap((member) =>
    readJson<{ include: string[] }>(`${member}/tsconfig.json`).include.map((path) =>
      join(root, member, path),
    ),
  );
  const name = join(folder, [settings.split('.')[1], ...named].join('-'));
  writeFileSync(`${name}.json`, JSON.stringify({ extends: join(root, settings), include: included }));
  return ['-p', `${name}.json`, '--incremental', '--tsBuildInfoFile', `${name}.tsbuildinfo`];
}
