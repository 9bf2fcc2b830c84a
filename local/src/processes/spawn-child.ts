import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** Makes a process end when its parent does; needs an IPC channel. */
export const ENDS_WITH_PARENT = path.join(import.meta.dirname, 'ends-with-parent.ts');

const LARGEST_LOG = 10 * 1024 * 1024;

export type ChildOptions = {
  /** The TypeScript file that is the process. */
  entry: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Its output is appended here. */
  logFile: string;
  /** What Node is started through (a dynamic loader), in front of Node's own path. */
  through?: readonly string[];
};

/**
 * Starts a TypeScript file as a process of its own that writes to a log file, is not reached by the
 * terminal's Ctrl-C (the parent ends its children in order) and ends when the parent does.
 */
export function spawnChild({ entry, args = [], env = process.env, logFile, through = [] }: ChildOptions) {
  const log = openLog(logFile);
  const [command, ...rest] = [...through, process.execPath, '--import', ENDS_WITH_PARENT, entry, ...args];
  try {
    return spawn(command as string, rest, {
      env,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
  } finally {
    closeSync(log);
  }
}

/** Opens a log to add to it; one that has grown large is put aside first, in place of the one put aside before. */
function openLog(logFile: string): number {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) renameSync(logFile, `${logFile}.old`);
  return openSync(logFile, 'a');
}

/** Has this process ended? */
export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

/** Resolves when the process has ended, at once if it already has. */
export function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

/** Resolves when the process says that it takes nothing new and ends once its work is done. */
export function leaving(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (said) => {
      if (said === 'leaving') resolve();
    });
  });
}

/**
 * Asks a process to end (SIGTERM), insists after `graceMs` (SIGKILL), and resolves when it has ended.
 */
export async function endChild(child: ChildProcess, graceMs = 10_000): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended(child);
  clearTimeout(insist);
}
