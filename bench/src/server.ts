import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, askOnce } from './load.ts';
import { memoryMbOf, pin } from './process-cost.ts';
import { MEASURED } from './system.ts';

/** When memory is read, in milliseconds after the first answer: rare tasks have run by then. */
const REST_MS = 15_000;
const LOOK_EVERY_MS = 5;

export type Command = { command: string; args: string[]; env: NodeJS.ProcessEnv; cwd?: string };

export type Server = {
  pid: number;
  /** From the start of the process to its first good answer, in milliseconds. */
  firstAnswerMs: number;
  /** Memory a while after that, before any load, in megabytes. */
  restMb: number;
  stop: () => void;
};

/** Starts a server on the measured core and resolves when it has answered and is idle. */
export async function startServer({ command, args, env, cwd }: Command, asked: Asked): Promise<Server> {
  const begun = performance.now();
  const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const pid = child.pid as number;
  pin(pid, MEASURED);
  try {
    await answered(child, asked);
    const firstAnswerMs = Math.round(performance.now() - begun);
    await pause(REST_MS);
    return { pid, firstAnswerMs, restMb: memoryMbOf(pid), stop: () => child.kill('SIGKILL') };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

async function answered(child: ChildProcess, asked: Asked): Promise<void> {
  while (child.exitCode === null) {
    const answer = await askOnce(asked).catch(() => undefined);
    if (answer !== undefined) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`The server of ${asked.url} has ended.`);
}
