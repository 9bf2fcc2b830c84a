import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PartName, type Site, startSite } from 'local/site';
import { cpuMsOf, memoryMbOf, pin } from './process-cost.ts';
import { stockList } from './products.ts';

/** The core of what is measured, and the one of database, stand-ins and load. */
export const MEASURED = 0;
export const LOAD = 1;

export type System = {
  site: Site;
  /** The API's own address, past the gateway. */
  api: string;
  /** The cookie of a member of staff. */
  cookie: string;
  memoryMb: (part: PartName) => number;
  cpuMs: (part: PartName) => number;
  pid: (part: PartName) => number;
  stop: () => Promise<void>;
};

const IMPORT_PATIENCE_MS = 300_000;

/** The whole site with a number of products and nothing else, the API on a core of its own. */
export async function startSystem(products: number): Promise<System> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const site = await startSite({
    port: 0,
    dataDir,
    flags: { demoData: false },
    env: { ...process.env, LOG_LEVEL: 'warn' },
  });
  const pid = (part: PartName): number => site.pidOf(part) ?? 0;
  const cookie = await signedIn(site.api);
  if (products > 0) await importProducts(site.api, cookie, products);
  pin(process.pid, LOAD);
  for (const part of ['database', 'stand-ins', 'gateway'] as const) pin(pid(part), LOAD);
  pin(pid('api'), MEASURED);
  return {
    site,
    api: site.api,
    cookie,
    memoryMb: (part) => memoryMbOf(pid(part)),
    cpuMs: (part) => cpuMsOf(pid(part)),
    pid,
    stop: async () => {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function signedIn(api: string): Promise<string> {
  const answer = await fetch(`${api}/api/auth/dev-session`, { method: 'POST' });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function importProducts(api: string, cookie: string, count: number): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([stockList(count)], { type: 'text/csv' }), 'bench.csv');
  const begun = await call(`${api}/api/admin/imports/inventory`, cookie, { method: 'POST', body: form });
  const address = `${api}/api/admin/imports/${begun.id}`;
  await until(address, cookie, 'ready');
  await call(`${address}/apply`, cookie, { method: 'POST' });
  await until(address, cookie, 'applied');
}

async function until(address: string, cookie: string, state: string): Promise<void> {
  const end = Date.now() + IMPORT_PATIENCE_MS;
  for (;;) {
    const now = await call(`${address}?limit=1`, cookie);
    if (now.state === state) return;
    if (Date.now() > end) throw new Error(`The import is '${now.state}', not '${state}'.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function call(
  address: string,
  cookie: string,
  init: RequestInit = {},
): Promise<Record<string, string>> {
  const answer = await fetch(address, { ...init, headers: { cookie } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}
