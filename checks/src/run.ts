import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bringChromium } from './chromium.ts';
import { planOf } from './plan.ts';
import { runStep, type Step, type StepResult } from './steps.ts';

/**
 * `npm test`: every check in order, one line a step with its seconds, what failed and why, and a closing line that
 * counts the tests. Goes on after a failure, so that one run tells everything.
 */
const root = join(import.meta.dirname, '..', '..');
const verify = process.argv.includes('--verify');

mkdirSync(join(root, 'reports'), { recursive: true });
const results: StepResult[] = [];
for (const group of planOf(bringChromium(), verify)) {
  results.push(...(await Promise.all(group.map(runAndTell))));
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failedSteps = results.filter((result) => !result.ok);
// A step without tests of its own that failed still counts: the closing line must not look green.
const failed = failedSteps.reduce((sum, result) => sum + Math.max(1, result.failed), 0);
console.log(
  `\n${failedSteps.length === 0 ? 'all steps passed' : `failed: ${failedSteps.map((r) => r.name).join(', ')}`}`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;

async function runAndTell(step: Step): Promise<StepResult> {
  const result = await runStep(step, root);
  const count = step.report
    ? `  ${result.passed} passed${result.failed ? `, ${result.failed} failed` : ''}`
    : '';
  console.log(
    `${result.ok ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(12)} ${result.seconds.toFixed(1).padStart(6)} s${count}`,
  );
  if (!result.ok) console.log(explanationOf(result));
  return result;
}

/** What failed, in the runner's words; all that the step printed where no test of it failed (it did not start, say). */
function explanationOf({ failures, output }: StepResult): string {
  return failures.length > 0 ? `${failures.join('\n\n')}\n` : output;
}
