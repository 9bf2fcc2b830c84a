import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A step of `npm test`: a command line, and the path of its test report, if any. */
export interface Step {
  name: string;
  command: string[];
  /** A guard against hanging, generous enough that a busy machine doesn't fail a working step. */
  limitSeconds: number;
  /** JSON report of jest or Playwright; a step that names one fails when it ran no test. */
  report?: string;
  /** Whether its report may contain no test: there may be none for a change. */
  mayBeEmpty?: boolean;
  environment?: Record<string, string>;
}

export interface StepResult {
  name: string;
  ok: boolean;
  seconds: number;
  passed: number;
  failed: number;
  /** Why it failed: jest's messages of the suites that failed, else everything that the command printed. */
  output: string;
}

/** How long a command may take to end once it was asked to. */
const GRACE_MS = 20_000;

/** Runs one step to its end, or to its limit, and reads its report. */
export async function runStep(step: Step, root: string): Promise<StepResult> {
  const { name, limitSeconds, mayBeEmpty } = step;
  const begun = performance.now();
  const file = step.report && join(root, step.report);
  if (file) await rm(file, { force: true });
  const { code, output, isOverdue } = await execute(step, root);
  const { passed, failed, failures = [] } = file ? await readReport(file) : NOTHING;
  const remarks = [
    isOverdue ? `${name} was stopped: it took longer than its limit of ${limitSeconds} s` : '',
    file && !mayBeEmpty && passed + failed === 0 ? `${name} ran no test` : '',
  ].filter(Boolean);
  return {
    name,
    ok: code === 0 && failed === 0 && remarks.length === 0,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    passed,
    failed,
    output: [...(failures.length > 0 ? failures : [output]), ...remarks].join('\n\n'),
  };
}

const NOTHING: { passed: number; failed: number; failures?: string[] } = { passed: 0, failed: 0 };

interface Report {
  /** Of Playwright; a test that passed only on a second try is flaky. */
  stats?: { expected: number; unexpected: number; flaky: number };
  /** Of jest; a suite that couldn't start has no tests. */
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; status: string; message: string }[];
}

async function readReport(file: string): Promise<typeof NOTHING> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return NOTHING;
  const { stats, ...jest } = JSON.parse(text) as Report;
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return {
    passed: jest.numPassedTests,
    failed: Math.max(jest.numFailedTests, jest.numFailedTestSuites),
    failures: jest.testResults
      .filter(({ status }) => status === 'failed')
      .map((suite) => stripVTControlCharacters(`${suite.name}\n${suite.message}`).trim()),
  };
}

const running = new Set<ChildProcess>();

/** Runs a command in its own process group, so that its child processes are stopped with it. */
function execute({ command, environment, limitSeconds }: Step, root: string) {
  const [program = '', ...args] = command;
  const PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  // Compiled code of the tools, which all start once a step.
  const NODE_COMPILE_CACHE = join(root, '.cache', 'node');
  const child = spawn(program, args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE, ...process.env, ...environment, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  let isOverdue = false;
  const limit = setTimeout(() => {
    isOverdue = true;
    signal(child, 'SIGTERM');
  }, limitSeconds * 1000);
  const end = setTimeout(signal, limitSeconds * 1000 + GRACE_MS, child, 'SIGKILL');
  return new Promise<{ code: number; output: string; isOverdue: boolean }>((resolve) => {
    const settle = (code: number) => {
      clearTimeout(limit);
      clearTimeout(end);
      running.delete(child);
      resolve({ code, output, isOverdue });
    };
    child.on('error', (cause) => {
      output += cause;
      settle(1);
    });
    child.on('close', (code) => settle(code ?? 1));
  });
}

/** Forwards a signal to all running commands: a terminal's Ctrl-C doesn't reach other process groups. */
export function signalAll(name: NodeJS.Signals): void {
  for (const child of running) signal(child, name);
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch (cause) {
    // The group has already ended.
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
  }
}
