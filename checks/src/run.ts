import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, changedPlan, journeysOf } from './changed.ts';
import { bringChromium } from './chromium.ts';
import { signalAll } from './execution.ts';
import { planOf } from './plan.ts';
import { runStep, type Step, type StepResult } from './steps.ts';

/**
 * `npm test`: runs every check in order and prints one line per step with its duration, its failures, and a total of the
 * tests. A failure doesn't stop it, so that one run reports everything. Arguments name the steps to run; `--changed` runs
 * the checks that a change against main needs and lists what it leaves out; `--app mfe-dtc` runs that one's journeys alone.
 */
const root = join(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
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

mkdirSync(join(root, 'reports'), { recursive: true });
const begun = performance.now();
const results: StepResult[] = [];
const prefix = values.app && journeysOf(values.app);
const { steps, leftOut } = values.changed
  ? changedPlan(changedFiles(root))
  : {
      steps: planOf(bringChromium(), { verify: values.verify, only: positionals, journeys: prefix }),
      leftOut: [],
    };
for (const group of steps) {
  if (!isStopped) results.push(...(await Promise.all(group.map(runAndTell))));
}

for (const what of leftOut) console.log(`left out: ${what}`);
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
  const count = step.report
    ? `  ${result.passed} passed${result.failed ? `, ${result.failed} failed` : ''}`
    : '';
  console.log(
    `${result.ok ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(13)} ${result.seconds.toFixed(1).padStart(6)} s${count}`,
  );
  if (!result.ok) console.log(explanationOf(result));
  return result;
}

/** The runner's failure messages, or the step's whole output if no test failed (for instance if it didn't start). */
function explanationOf({ failures, output }: StepResult): string {
  return failures.length > 0 ? `${failures.join('\n\n')}\n` : output;
}
