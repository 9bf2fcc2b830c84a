import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jestStep, READING } from './plan.ts';
import type { Step } from './steps.ts';

const git = (root: string, ...words: string[]): string[] =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The commit that the work in this folder began at. */
function baseOf(root: string): string {
  const known = git(root, 'branch', '--all', '--format=%(refname:short)');
  const main = ['origin/main', 'main'].find((name) => known.includes(name)) ?? 'HEAD';
  return git(root, 'merge-base', 'HEAD', main)[0] ?? 'HEAD';
}

/** Files that differ from main: committed since, changed, or new; those that were deleted are not among them. */
export function changedFiles(root: string): string[] {
  const files = [
    ...git(root, 'diff', '--name-only', baseOf(root)),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).sort();
}

/** How the names of an application's journeys begin; the others are everybody's. */
const JOURNEYS: Record<string, string> = {
  shell: 'front-door',
  'mfe-landing': 'front-door',
  'mfe-wholesale': 'wholesale',
  'mfe-dtc': 'retail',
  'mfe-kegs': 'kegs',
  'mfe-admin': 'staff',
};

/** Workspaces on which nobody else's types stand. */
const isLeaf = (workspace: string) => workspace.startsWith('mfe-') || workspace === 'e2e';

/** Settings at the root (tsconfig.base.json, package-lock.json) that every workspace is checked with. */
const isSetting = (file: string) => /^[\w.-]+\.json$/.test(file);

const workspacesOf = (files: string[]) => [
  ...new Set(
    files
      .filter((file) => /^[\w-]+\/.*\.(tsx?|css|json)$/.test(file))
      .map((file) => file.split('/')[0] ?? ''),
  ),
];

export interface ChangedPlan {
  steps: Step[][];
  /** What is not run, each with how to run it. */
  leftOut: string[];
}

/** The inner loop: what can be known of a change in a minute, and what is left to others. */
export function changedPlan(files: string[]): ChangedPlan {
  const workspaces = workspacesOf(files);
  const types = workspaces.every(isLeaf) && !files.some(isSetting) ? workspaces : [];
  const tests = jestStep('tests', ['--passWithNoTests', '--findRelatedTests', ...files], 15);
  // Jest refuses to look for the tests of no file: nothing was changed, or only deleted.
  const testing = files.length > 0 ? [[{ ...tests, mayBeEmpty: true }]] : [];
  const steps = READING.map((group) =>
    group.map((step) => (step.name === 'types' ? { ...step, command: [...step.command, ...types] } : step)),
  );
  return {
    steps: [...steps, ...testing],
    leftOut: [...journeysOf(files, workspaces), 'all that a release needs: npm test'],
  };
}

function journeysOf(files: string[], workspaces: string[]): string[] {
  const prefixes = workspaces
    .map((workspace) => JOURNEYS[workspace])
    .filter((prefix) => prefix !== undefined);
  const specs = files.filter((file) => /^e2e\/src\/journeys\/.*\.spec\.ts$/.test(file));
  const commands = [...new Set([...specs, ...prefixes])].map((name) => `npm run journeys -- ${name}`);
  return commands.map((command) => `journeys: ${command}`);
}
