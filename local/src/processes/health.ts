import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasEnded } from './spawn-child.ts';
import { StartProblem } from './start-problem.ts';

const LOOK_EVERY_MS = 40;
const LOOK_FOR_MS = 2_000;

export type HealthOptions = {
  /** What is waited for, with its article: "the API". */
  name: string;
  /** Answers 2xx when it can be used. */
  url: string;
  /** The process that will answer. */
  child?: ChildProcess;
  /** Where that process writes. */
  logFile: string;
  withinMs?: number;
  /** Ends the wait. */
  signal?: AbortSignal;
};

/**
 * Resolves when an address answers that all is well.
 * @throws StartProblem when the process ends first or takes too long, with the last line that it wrote.
 */
export async function untilHealthy(options: HealthOptions): Promise<void> {
  const { name, url, child, logFile, withinMs = 60_000, signal } = options;
  const deadline = Date.now() + withinMs;
  while (!(await isHealthy(url))) {
    if (signal?.aborted) throw new StartProblem('The start was stopped.');
    const told = () => `${lastLine(logFile)} (more in ${logFile})`;
    if (child && hasEnded(child)) throw new StartProblem(`${capital(name)} could not be started: ${told()}.`);
    if (Date.now() > deadline) {
      throw new StartProblem(`${capital(name)} was not ready after ${withinMs / 1000} s: ${told()}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LOOK_FOR_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function lastLine(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  return lines.at(-1)?.trim().replace(/\.$/, '') || 'it wrote nothing';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
