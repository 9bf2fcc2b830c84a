import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execute } from './execution.ts';
import { type Report, type Runner, readReport } from './reports.ts';

/** A step of `npm test`: a command line, and the path of its test report, if any. */
export interface Step {
  name: string;
  command: string[];
  /** A guard against hanging, generous enough that a busy machine doesn't fail a working step. */
  limitSeconds: number;
  /** JSON report of jest or Playwright; a step that names one fails when it ran no test. */
  report?: { kind: Runner; file: string };
  /** Whether its report may contain no test: there may be none for a change. */
  mayBeEmpty?: boolean;
  environment?: Record<string, string>;
}

export interface StepResult extends Report {
  name: string;
  ok: boolean;
  seconds: number;
  output: string;
}

/**
 * Runs one step to its end, or to its limit, and reads its report.
 * @returns whether it passed, its duration in seconds, the number of tests, the failures, and its output
 */
export async function runStep(step: Step, root: string): Promise<StepResult> {
  const begun = performance.now();
  if (step.report) await rm(join(root, step.report.file), { force: true });
  const { code, output, isOverdue } = await execute(step, root);
  const report = step.report ? await openReport(step.report, root) : NOTHING;
  const ranNothing = step.report !== undefined && !step.mayBeEmpty && report.passed + report.failed === 0;
  const remarks = [
    isOverdue ? `${step.name} was stopped: it took longer than its limit of ${step.limitSeconds} s` : '',
    ranNothing ? `${step.name} ran no test` : '',
  ].filter(Boolean);
  return {
    name: step.name,
    ok: code === 0 && report.failed === 0 && remarks.length === 0,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    ...report,
    failures: isOverdue ? [...report.failures, ...remarks] : report.failures,
    output: [output, ...remarks].join('\n'),
  };
}

const NOTHING: Report = { passed: 0, failed: 0, failures: [] };

async function openReport({ kind, file }: NonNullable<Step['report']>, root: string): Promise<Report> {
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  return text === undefined ? NOTHING : readReport(kind, JSON.parse(text));
}
