import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pin } from '../process-cost.ts';
import { LOAD } from '../system.ts';

const PORT = 3_918;
const READY = 'database system is ready to accept connections';

// Debian keeps the server's programs out of PATH.
const env = { PATH: [process.env.PATH, ...globSync('/usr/lib/postgresql/*/bin')].join(delimiter) };

export type Postgres = { url: string; stop: () => Promise<void> };

/** Fails unless PostgreSQL is installed. */
export function requirePostgres(): void {
  try {
    execFileSync('initdb', ['--version'], { env });
  } catch (cause) {
    throw new Error('Medusa needs PostgreSQL; on Debian: apt-get install postgresql.', { cause });
  }
}

/** Starts an empty PostgreSQL with its defaults in a folder of its own, on the core of the load. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const options = { ...ownerOf(folder), cwd: folder, env };
  const access = ['--username', 'bench', '--auth', 'trust'];
  execFileSync('initdb', ['--pgdata', folder, ...access, '--encoding', 'UTF8', '--no-locale'], options);
  // Its processes inherit the core.
  pin(process.pid, LOAD);
  // A file takes what PostgreSQL says even while we wait for a command; with a full pipe it would stop.
  const log = join(folder, 'log');
  const server = spawn('postgres', ['-D', folder, '-k', folder, '-h', '127.0.0.1', '-p', `${PORT}`], {
    ...options,
    stdio: ['ignore', 'ignore', openSync(log, 'a')],
  });
  await untilReady(server, log);
  return {
    url: `postgres://bench@127.0.0.1:${PORT}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; the folder then belongs to the user created by its package. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres']));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

async function untilReady(server: ChildProcess, log: string): Promise<void> {
  for (;;) {
    const said = readFileSync(log, 'utf8');
    if (said.includes(READY)) return;
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said}`);
    await pause(50);
  }
}
