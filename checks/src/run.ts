import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bringChromium } from './chromium.ts';
import { planOf, planSince } from './plan.ts';
import { runStep, type Step, type StepResult, signalAll } from './steps.ts';

/**
 * `npm test`: runs every check in order and prints one line per step with its duration, its failures, and a total of the
 * tests. A failure doesn't stop it, so that one run reports everything. Arguments name the steps to run; `--changed` runs
 * the static checks and the tests that a change against main needs; `--app mfe-dtc` runs that one's journeys alone.
 */
const root = join(import.meta.dirname, '..', '..');
const { values, positionals: only } = parseArgs({
  options: {
    verify: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    app: { type: 'string' },
  },
  allowPositionals: true,
});

let isStopped = false;
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    isStopped = true;
    signalAll(name);
  });
}

/** The remote's main branch, else this clone's, else the commit that is checked out. */
function mainBranch(): string {
  const format = '--format=%(refname:short)';
  const printed = execFileSync('git', ['branch', '--all', format], { cwd: root, encoding: 'utf8' });
  const branches = printed.split('\n');
  return ['origin/main', 'main'].find((name) => branches.includes(name)) ?? 'HEAD';
}

mkdirSync(join(root, 'reports'), { recursive: true });
const begun = performance.now();
const steps = values.changed ? planSince(mainBranch()) : planOf({ ...values, only });
if (values.verify) process.env.VERIFY = 'true';
const chromium = values.changed ? undefined : bringChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;
const results: StepResult[] = [];
for (const group of steps) {
  if (!isStopped) results.push(...(await Promise.all(group.map(runAndTell))));
}

if (values.changed) {
  console.log(
    "left out: the build, the gate, the journeys, and tests that don't import what changed (npm test)",
  );
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failedSteps = results.filter((result) => !result.ok);
// A failed step without tests of its own must still turn the total red.
const failed = failedSteps.reduce((sum, result) => sum + Math.max(1, result.failed), 0);
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
console.log(
  `\n${failedSteps.length === 0 ? 'all steps passed' : `failed: ${failedSteps.map((r) => r.name).join(', ')}`} in ${minutes} min`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;

async function runAndTell(step: Step): Promise<StepResult> {
  const result = await runStep(step, root);
  const { ok, name, seconds, failed, output } = result;
  const count = step.report ? `  ${result.passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(13)} ${seconds.toFixed(1).padStart(6)} s${count}`);
  if (!ok) console.log(`${output}\n`);
  return result;
}
