import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** One thing that `npm test` does: a command line, and where its test runner writes what it counted (if it counts). */
export interface Step {
  name: string;
  command: string[];
  /** JSON report of jest or Playwright; a step that names one fails when it ran no test. */
  report?: { kind: 'jest' | 'playwright'; file: string };
  environment?: Record<string, string>;
}

export interface StepResult {
  name: string;
  ok: boolean;
  seconds: number;
  passed: number;
  failed: number;
  output: string;
}

/**
 * Runs one step to its end and reads its report.
 * In: the step, the repository's root. Out: whether it went well, whole seconds with one decimal, tests counted, all it printed.
 */
export async function runStep(step: Step, root: string): Promise<StepResult> {
  const begun = performance.now();
  if (step.report) await rm(join(root, step.report.file), { force: true });
  const { code, output } = await execute(step, root);
  const { passed, failed } = step.report ? await readReport(step.report, root) : { passed: 0, failed: 0 };
  const ranNothing = step.report !== undefined && passed + failed === 0;
  return {
    name: step.name,
    ok: code === 0 && failed === 0 && !ranNothing,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    passed,
    failed,
    output: ranNothing ? `${output}\n${step.name} ran no test` : output,
  };
}

function execute(step: Step, root: string): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = step.command;
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...step.environment, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (cause) => resolve({ code: 1, output: String(cause) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

async function readReport(report: NonNullable<Step['report']>, root: string) {
  const text = await readFile(join(root, report.file), 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 0 } : countTests(report.kind, JSON.parse(text));
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * Tests that a runner's JSON report counts. A suite that could not even start counts as one failure, and so does a
 * test that passed only when tried again.
 */
export function countTests(kind: 'jest' | 'playwright', report: unknown): { passed: number; failed: number } {
  if (kind === 'jest') {
    const jest = report as JestReport;
    return { passed: jest.numPassedTests, failed: Math.max(jest.numFailedTests, jest.numFailedTestSuites) };
  }
  const { stats } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
