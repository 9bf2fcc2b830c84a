import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A command line with its environment and its time limit. */
export interface Execution {
  command: string[];
  environment?: Record<string, string>;
  limitSeconds: number;
  /** Grace period after SIGTERM. */
  graceSeconds?: number;
}

export interface Executed {
  code: number;
  /** Everything it printed. */
  output: string;
  isOverdue: boolean;
}

const running = new Set<ChildProcess>();

/** Runs a command in its own process group, so that its child processes are stopped with it. */
export function execute(execution: Execution, root: string): Promise<Executed> {
  const { command, environment, limitSeconds, graceSeconds = 20 } = execution;
  const [program = '', ...args] = command;
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      // Compiled code of the tools, which all start once a step.
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
      ...process.env,
      ...environment,
      PATH: path,
    },
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

/** Forwards a signal to all running commands: a terminal's Ctrl-C doesn't reach other process groups. */
export function signalAll(name: NodeJS.Signals): void {
  for (const child of running) signal(child, name);
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch (cause) {
    // The group has already ended.
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
  }
}
