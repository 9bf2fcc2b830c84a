import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { type StandIns, startStandIns } from '../../local/src/stand-ins/index.ts';
import { freshDatabase, ORIGIN, testEnvironment, WEBHOOK_SECRET } from './start-api.ts';

/** An API in a process of its own, which a test may kill; its database and stand-ins outlive it. */
export type ApiProcess = {
  url: string;
  mongodbUri: string;
  standIns: StandIns;
  /** Starts the API, again after it was killed, and resolves when it is ready. */
  start: () => Promise<void>;
  /** SIGKILL: the process is gone when this resolves. */
  kill: () => Promise<void>;
  /** SIGTERM, as a deployment ends a process; resolves with its exit code. */
  terminate: () => Promise<number | null>;
  /** The memory of the process in bytes. */
  memory: () => Promise<number>;
  /** A browser's cookie of a member of staff. */
  staffCookie: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Prepares an API process; `start` it. */
export async function apiProcess(given: Record<string, string> = {}): Promise<ApiProcess> {
  const mongodbUri = given.MONGODB_URI ?? freshDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const webhookUrl = `${url}/api/webhooks/stripe`;
  const standIns = await startStandIns({ publicOrigin: ORIGIN, webhookUrl, webhookSecret: WEBHOOK_SECRET });
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    url,
    mongodbUri,
    standIns,
    start: async () => {
      child = spawn(process.execPath, [path.join(import.meta.dirname, '../src/server.ts')], {
        env: {
          PATH: process.env.PATH,
          TMPDIR: process.env.TMPDIR,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          ...testEnvironment(mongodbUri, standIns.url),
          NODE_ENV: 'development',
          ADMIN_DEV_MODE: 'true',
          PORT: String(port),
          ...given,
        },
        stdio: 'ignore',
      });
      await ready(url, child);
    },
    kill,
    terminate: async () => {
      const ended = once(child as ChildProcess, 'exit');
      child?.kill('SIGTERM');
      const [code] = await ended;
      return code as number | null;
    },
    memory: async () => {
      const figures = await (await fetch(`${url}/api/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]);
    },
    staffCookie: async () => {
      const answer = await fetch(`${url}/api/auth/dev-session`, {
        method: 'POST',
        headers: { Origin: ORIGIN },
      });
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
    stop: async () => {
      await kill();
      await standIns.stop();
    },
  };
}

/**
 * A port for a process that is started, killed and started again. It is below the range that systems use for
 * connections and port 0 (Linux from 32768), which could otherwise claim it while the process is down.
 */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the API process ended with ${child.exitCode}`);
    const isReady = await fetch(`${url}/api/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
