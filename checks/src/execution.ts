import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A command line, what it finds in its environment, and when it is stopped. */
export interface Execution {
  command: string[];
  environment?: Record<string, string>;
  limitSeconds: number;
  /** How long it has to end by itself once it was asked to. */
  graceSeconds?: number;
}

export interface Executed {
  code: number;
  /** All that it printed. */
  output: string;
  isOverdue: boolean;
}

const running = new Set<ChildProcess>();

/** Runs a command in a process group of its own, so that stopping it stops what it started too. */
export function execute(execution: Execution, root: string): Promise<Executed> {
  const { command, environment, limitSeconds, graceSeconds = 20 } = execution;
  const [program = '', ...args] = command;
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  let isOverdue = false;
  const limit = setTimeout(() => {
    isOverdue = true;
    signal(child, 'SIGTERM');
  }, limitSeconds * 1000);
  const end = setTimeout(() => signal(child, 'SIGKILL'), (limitSeconds + graceSeconds) * 1000);
  return new Promise((resolve) => {
    const settle = (code: number, cause = '') => {
      clearTimeout(limit);
      clearTimeout(end);
      running.delete(child);
      resolve({ code, output: cause + Buffer.concat(parts).toString(), isOverdue });
    };
    child.on('error', (cause) => settle(1, String(cause)));
    child.on('close', (code) => settle(code ?? 1));
  });
}

/** Passes a signal on to everything that runs: a terminal's Ctrl-C does not reach process groups of their own. */
export function signalAll(name: NodeJS.Signals): void {
  for (const child of running) signal(child, name);
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch (cause) {
    // The whole group has ended meanwhile.
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
  }
}
