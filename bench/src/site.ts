import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, startSite } from 'local/site';
import { stockList } from './products.ts';

const IMPORT_PATIENCE_MS = 300_000;

export type FilledSite = Site & {
  /** The cookie of a member of staff. */
  cookie: string;
};

/** The whole site with the demo data, or with only a number of generated products, in its own folder. */
export async function startFilledSite(products: 'demo' | number): Promise<FilledSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const site = await startSite({
    port: 0,
    dataDir,
    flags: { demoData: products === 'demo' },
    // The stand-ins keep mails in memory: the real services' disks are elsewhere.
    env: { ...process.env, LOG_LEVEL: 'warn', STATE_DIR: '' },
  });
  const cookie = await signedIn(site.api);
  if (typeof products === 'number' && products > 0) await importProducts(site.api, cookie, products);
  return {
    ...site,
    cookie,
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

/** Imports generated products; returns how long their review took, and how long applying it, in milliseconds. */
export async function importProducts(api: string, cookie: string, count: number): Promise<[number, number]> {
  const began = performance.now();
  const form = new FormData();
  form.append('file', new Blob([stockList(count)], { type: 'text/csv' }), 'bench.csv');
  const begun = await call(`${api}/api/admin/imports/inventory`, cookie, { method: 'POST', body: form });
  const address = `${api}/api/admin/imports/${begun.id}`;
  await until(address, cookie, 'ready');
  const reviewed = performance.now();
  await call(`${address}/apply`, cookie, { method: 'POST' });
  await until(address, cookie, 'applied');
  return [reviewed - began, performance.now() - reviewed];
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
