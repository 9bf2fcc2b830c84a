import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** Ends a process with its parent; needs an IPC channel. */
export const ENDS_WITH_PARENT = path.join(import.meta.dirname, 'ends-with-parent.ts');

const LARGEST_LOG = 10 * 1024 * 1024;

/** Node keeps compiled modules here: a server starts in about half the time. */
const COMPILE_CACHE = path.join(import.meta.dirname, '../../../.cache/node');

/** How V8 uses memory (ADR 020); the Dockerfile sets the same, and `ARENAS`. */
export const MEMORY = ['--max-semi-space-size=4', '--heap-growing-percent=50', '--initial-old-space-size=64'];

/** Limits what malloc keeps for each thread: painting pictures would take 50 MB more (ADR 020). */
export const ARENAS = { MALLOC_ARENA_MAX: '2' };

export type ChildOptions = {
  /** The TypeScript file to run. */
  entry: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Its output is appended here. */
  logFile: string;
  /** A dynamic loader to start Node through. */
  through?: readonly string[];
};

/**
 * Starts a TypeScript file as a child process that writes to a log file, ignores the terminal's Ctrl-C (the parent ends its
 * children in order) and ends with its parent.
 */
export function spawnChild({ entry, args = [], env = process.env, logFile, through = [] }: ChildOptions) {
  const log = openLog(logFile);
  const node = [process.execPath, ...MEMORY, '--import', ENDS_WITH_PARENT];
  const [command, ...rest] = [...through, ...node, entry, ...args];
  try {
    return spawn(command as string, rest, {
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
  } finally {
    closeSync(log);
  }
}

/** Opens a log for appending; a large one is rotated first, keeping one old file. */
function openLog(logFile: string): number {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) renameSync(logFile, `${logFile}.old`);
  return openSync(logFile, 'a');
}

/** Whether a process has ended. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

/** Resolves when the process has ended. */
export function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

/** Resolves when the process announces that it is shutting down: it accepts no new work and ends when done. */
export function leaving(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (said) => {
      if (said === 'leaving') resolve();
    });
  });
}

/**
 * Ends a process (SIGTERM, SIGKILL after `graceMs`) and resolves when it has ended.
 */
export async function endChild(child: ChildProcess, graceMs = 10_000): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended(child);
  clearTimeout(insist);
}
