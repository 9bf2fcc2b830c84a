import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './steps.ts';

/**
 * Type checks each workspace with its own settings, or those that are named; prints what each one found and fails when
 * one found something.
 */
const root = join(import.meta.dirname, '..', '..');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** What an earlier run found is kept beside the other caches; of what hasn't changed since, nothing is checked again. */
const incremental = (workspace: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, '.cache', 'types', `${workspace}.tsbuildinfo`),
];

let failed = 0;
const named = process.argv.slice(2);
for (const workspace of named.length > 0 ? named : workspaces) {
  const result = await runStep(
    { name: workspace, command: ['tsc', '-p', workspace, ...incremental(workspace)], limitSeconds: 300 },
    root,
  );
  if (result.ok) continue;
  failed += 1;
  console.log(`types of ${workspace}:\n${result.output}`);
}
process.exitCode = failed === 0 ? 0 : 1;
