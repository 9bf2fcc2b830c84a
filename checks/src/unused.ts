import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run unused`: fails on unused files, exports and dependencies (knip.json), and on rules of shared-domain
 * called only by their own tests: what the pages and the API really do would be untested.
 */
const root = join(import.meta.dirname, '..', '..');
const knip = (...options: string[]) =>
  spawnSync(process.execPath, ['node_modules/knip/bin/knip.js', '--no-progress', ...options], {
    cwd: root,
    encoding: 'utf8',
  });

interface Issue {
  file: string;
  exports: { name: string; line: number }[];
}

/** Exports of the rule book that nothing but tests imports. */
function testedAlone(): string[] {
  const { stdout } = knip('--production', '--include', 'exports', '--reporter', 'json', '--no-exit-code');
  const { issues } = JSON.parse(stdout) as { issues: Issue[] };
  return issues
    .filter(({ file }) => file.startsWith('shared-domain/src/'))
    .flatMap(({ file, exports }) => exports.map(({ name, line }) => `${file}:${line} ${name}`));
}

const all = knip();
const rules = testedAlone();
if (all.status !== 0) console.log(all.stdout + all.stderr);
if (rules.length > 0) console.log(`Rules called only by their own tests:\n${rules.join('\n')}`);
process.exitCode = all.status === 0 && rules.length === 0 ? 0 : 1;
