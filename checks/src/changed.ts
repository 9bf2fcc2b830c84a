import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jestStep, STATIC_STEPS } from './plan.ts';
import type { Step } from './steps.ts';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function baseOf(root: string): string {
  const known = git(root, 'branch', '--all', '--format=%(refname:short)');
  const main = ['origin/main', 'main'].find((name) => known.includes(name)) ?? 'HEAD';
  return git(root, 'merge-base', 'HEAD', main)[0] ?? 'HEAD';
}

/** Files that differ from main, whether committed or not; deleted ones are left out. */
export function changedFiles(root: string): string[] {
  const files = [
    ...git(root, 'diff', '--name-only', baseOf(root)),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).sort();
}

/** The file name prefixes of each application's journeys; the other journeys concern all of them. */
const JOURNEYS: Record<string, string> = {
  shell: 'front-door',
  'mfe-landing': 'front-door',
  'mfe-wholesale': 'wholesale',
  'mfe-dtc': 'retail',
  'mfe-kegs': 'kegs',
  'mfe-admin': 'staff',
};

/** File name prefixes of an application's journeys; for a new remote its name without `mfe-`. */
export const journeysOf = (app: string): string => JOURNEYS[app] ?? app.replace(/^mfe-/, '');

/** Workspaces that no other workspace's types depend on. */
const isLeaf = (workspace: string) => workspace.startsWith('mfe-') || workspace === 'e2e';

/** Root settings (tsconfig.base.json, package-lock.json) that affect every workspace. */
const isSetting = (file: string) => /^[\w.-]+\.json$/.test(file);

const workspacesOf = (files: string[]) => [
  ...new Set(
    files
      .filter((file) => /^[\w-]+\/.*\.(tsx?|css|json)$/.test(file))
      .map((file) => file.split('/')[0] ?? ''),
  ),
];

const isOfPages = (file: string) => /^(mfe-[\w-]+|shared-ui|shell)\/.*\.(tsx?|css|json)$/.test(file);

/** Tests that read pages' files instead of importing them, so that Jest can't relate them: addresses, style sheets. */
const READERS = ['checks/src/addresses.test.ts', 'checks/src/style-sheets.test.ts'];

export interface ChangedPlan {
  steps: Step[][];
  /** What isn't run, and how to run it. */
  leftOut: string[];
}

/** The checks that a change needs and that take about a minute, and what is left out. */
export function changedPlan(files: string[]): ChangedPlan {
  const workspaces = workspacesOf(files);
  const types = workspaces.every(isLeaf) && !files.some(isSetting) ? workspaces : [];
  const readers = files.some(isOfPages) ? READERS : [];
  const tests = jestStep('tests', ['--passWithNoTests', '--findRelatedTests', ...files, ...readers], 15);
  // Jest fails when given no files: nothing was changed, or files were only deleted.
  const testing = files.length > 0 ? [[{ ...tests, mayBeEmpty: true }]] : [];
  const steps = STATIC_STEPS.map((group) =>
    group.map((step) => (step.name === 'types' ? { ...step, command: [...step.command, ...types] } : step)),
  );
  return {
    steps: [...steps, ...testing],
    leftOut: [...journeyCommands(files, workspaces), 'all that a release needs: npm test'],
  };
}

function journeyCommands(files: string[], workspaces: string[]): string[] {
  const prefixes = workspaces
    .map((workspace) => JOURNEYS[workspace])
    .filter((prefix) => prefix !== undefined);
  const specs = files.filter((file) => /^e2e\/src\/journeys\/.*\.spec\.ts$/.test(file));
  const commands = [...new Set([...specs, ...prefixes])].map((name) => `npm run journeys -- ${name}`);
  return commands.map((command) => `journeys: ${command}`);
}
