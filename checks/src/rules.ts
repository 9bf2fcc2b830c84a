import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareRules } from './rules/faults.ts';

/** `npm run rules`: fails with a line for each inconsistent rule, test or comment; counts rules without a test. */
const root = join(import.meta.dirname, '..', '..');

/** Files that may cite rules, without this check's own patterns. */
const SEARCHED = [
  '*.ts',
  '*.tsx',
  '*.js',
  '*.cjs',
  '*.css',
  '*.md',
  '*.yml',
  '*.html',
  ':!checks/src/rules/',
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...SEARCHED], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const { faults, untested } = compareRules(files);
for (const fault of faults) console.error(fault);
if (untested.length > 0) console.log(`${untested.length} rules without a test: ${untested.join(', ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
