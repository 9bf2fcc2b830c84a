import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryMbOf, pin } from '../process-cost.ts';
import type { Row } from '../sheet.ts';
import { MEASURED, type System, startSystem } from '../system.ts';

const STARTS = 5;
const PORT = 8599;
/** When memory is read, in milliseconds after the first answer: rare tasks have run by then and loaded Stripe's SDK. */
const REST_MS = 15_000;

/** How soon a new API process answers, and what it takes at rest; its first start finds no compiled modules. */
export async function start(): Promise<Row[]> {
  const system = await startSystem(500);
  try {
    const rows: Row[] = [];
    for (let count = 1; count <= STARTS; count += 1) rows.push({ start: count, ...(await started(system)) });
    return rows;
  } finally {
    await system.stop();
  }
}

async function started(system: System): Promise<Row> {
  const begun = performance.now();
  const child = secondApi(system);
  try {
    await answered(child);
    const firstAnswer = performance.now() - begun;
    await pause(REST_MS);
    return {
      'first answer, ms': Math.round(firstAnswer),
      'memory at rest, MB': memoryMbOf(child.pid as number),
    };
  } finally {
    child.kill('SIGKILL');
  }
}

/** Another process like the system's own API, at the same database. */
function secondApi(system: System): ChildProcess {
  const read = (what: string) =>
    readFileSync(`/proc/${system.pid('api')}/${what}`, 'utf8')
      .split('\0')
      .filter(Boolean);
  const [command = '', ...args] = read('cmdline');
  const env = Object.fromEntries(read('environ').map((line) => line.split(/=(.*)/s, 2)));
  const child = spawn(command, args, {
    env: { ...env, PORT: String(PORT) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  pin(child.pid as number, MEASURED);
  return child;
}

async function answered(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/products?limit=24`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await pause(5);
  }
  throw new Error('The API has ended.');
}
