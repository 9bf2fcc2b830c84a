import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasEnded } from './spawn-child.ts';
import { StartProblem } from './start-problem.ts';

/** The last line of a process's log, or its message if the line is JSON. */
function lastLogLine(logFile: string): string {
  const line = readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1)?.trim();
  if (!line) return 'it wrote nothing';
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

const FIRST_WAIT_MS = 30;
const LONGEST_WAIT_MS = 250;
const LOOK_FOR_MS = 2_000;

export type HealthOptions = {
  /** The name in messages, with its article: "the API". */
  name: string;
  /** Health check address: answers 2xx when ready. */
  url: string;
  /** The process that answers there. */
  child?: ChildProcess;
  /** That process's log file. */
  logFile: string;
  withinMs?: number;
  /** Cancels the wait. */
  signal?: AbortSignal;
};

/**
 * Resolves when a health check succeeds.
 * @throws StartProblem with the process's last log line if it ends first or takes too long.
 */
export async function untilHealthy(options: HealthOptions): Promise<void> {
  const { name, url, child, logFile, withinMs = 60_000, signal } = options;
  const deadline = Date.now() + withinMs;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 1.2, LONGEST_WAIT_MS)) {
    const answer = await look(url);
    if (answer === 'well') return;
    if (signal?.aborted) throw new StartProblem('The start was stopped.');
    const explanation = () => `${answer ?? lastLogLine(logFile)} (more in ${logFile})`;
    if (child && hasEnded(child))
      throw new StartProblem(`${capital(name)} could not be started: ${explanation()}`);
    if (Date.now() > deadline) {
      throw new StartProblem(`${capital(name)} was not ready after ${withinMs / 1000} s: ${explanation()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** 'well', another response's description, or undefined without a response. */
async function look(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LOOK_FOR_MS) });
    const text = await response.text();
    return response.ok ? 'well' : `${response.status} ${text.slice(0, 300)}`;
  } catch {
    return undefined;
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
