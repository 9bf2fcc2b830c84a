import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './steps.ts';

/** Type checks each workspace with its own settings; prints what each one found and fails when one found something. */
const root = join(import.meta.dirname, '..', '..');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

let failed = 0;
for (const workspace of workspaces) {
  const result = await runStep(
    { name: workspace, command: ['tsc', '-p', workspace], limitSeconds: 300 },
    root,
  );
  if (result.ok) continue;
  failed += 1;
  console.log(`types of ${workspace}:\n${result.output}`);
}
process.exitCode = failed === 0 ? 0 : 1;
