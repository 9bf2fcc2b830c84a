import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Site, startSite } from 'local/site';
import { type Balancer, startBalancer } from './balancer.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

export type Soaked = {
  site: Site;
  /** The gateway in front of both API processes. */
  gateway: string;
  balancer: Balancer;
  /** The process ids of both API processes now; undefined for one that is starting. */
  apis: () => (number | undefined)[];
  gatewayPid: () => number;
  stop: () => Promise<void>;
};

const environmentOf = (pid = 0): Record<string, string> =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A process that is started again whenever it ends. */
function keepRunning(entry: string, env: Record<string, string>) {
  let child: ChildProcess;
  let isOver = false;
  const start = () => {
    child = spawn(process.execPath, [path.join(ROOT, entry)], { env, stdio: 'ignore', cwd: ROOT });
    child.once('exit', () => {
      if (!isOver) setTimeout(start, 200);
    });
  };
  start();
  return {
    pid: () => (child.exitCode === null && child.signalCode === null ? child.pid : undefined),
    stop: () => {
      isOver = true;
      child.kill('SIGKILL');
    },
  };
}

async function isUp(address: string): Promise<void> {
  for (let looks = 0; looks < 600; looks += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer`);
}

/** The whole site, with a second API process and a gateway in front of both. */
export async function startSoaked(): Promise<Soaked> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'soak-'));
  const site = await startSite({
    port: 0,
    dataDir,
    flags: { demoData: false },
    env: { ...process.env, LOG_LEVEL: 'warn', MAILS_KEPT: '100000' },
  });
  const [apiPort, gatewayPort] = [await freePort(), await freePort()];
  const api = keepRunning('api/src/server.ts', {
    ...environmentOf(site.pidOf('api')),
    PORT: String(apiPort),
  });
  await isUp(`http://127.0.0.1:${apiPort}/api/health/ready`);
  const balancer = await startBalancer([Number(new URL(site.api).port), apiPort]);
  const front = keepRunning('delivery/src/gateway/server.ts', {
    ...environmentOf(site.pidOf('gateway')),
    PORT: String(gatewayPort),
    API_URL: `http://127.0.0.1:${balancer.port}`,
    TRUSTED_PROXIES: '1',
  });
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  await isUp(`${gateway}/health`);
  return {
    ...{ site, gateway, balancer },
    apis: () => [site.pidOf('api'), api.pid()],
    gatewayPid: () => front.pid() ?? 0,
    stop: async () => {
      front.stop();
      api.stop();
      balancer.stop();
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
