import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Report, type Runner, readReport } from './reports.ts';

/** One thing that `npm test` does: a command line, and where its test runner writes what it counted (if it counts). */
export interface Step {
  name: string;
  command: string[];
  /** JSON report of jest or Playwright; a step that names one fails when it ran no test. */
  report?: { kind: Runner; file: string };
  environment?: Record<string, string>;
}

export interface StepResult extends Report {
  name: string;
  ok: boolean;
  seconds: number;
  output: string;
}

/**
 * Runs one step to its end and reads its report.
 * In: the step, the repository's root. Out: whether it went well, whole seconds with one decimal, tests counted, what failed, all it printed.
 */
export async function runStep(step: Step, root: string): Promise<StepResult> {
  const begun = performance.now();
  if (step.report) await rm(join(root, step.report.file), { force: true });
  const { code, output } = await execute(step, root);
  const report = step.report ? await openReport(step.report, root) : NOTHING;
  const ranNothing = step.report !== undefined && report.passed + report.failed === 0;
  return {
    name: step.name,
    ok: code === 0 && report.failed === 0 && !ranNothing,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    ...report,
    output: ranNothing ? `${output}\n${step.name} ran no test` : output,
  };
}

const NOTHING: Report = { passed: 0, failed: 0, failures: [] };

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

async function openReport({ kind, file }: NonNullable<Step['report']>, root: string): Promise<Report> {
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  return text === undefined ? NOTHING : readReport(kind, JSON.parse(text));
}
