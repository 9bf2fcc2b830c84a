import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { createGateway } from '../../../delivery/src/gateway/application.ts';
import type { ReleaseStorage } from '../../../delivery/src/releases/index.ts';
import type { Budgets } from './budgets.ts';
import { scriptsOfFirstVisit } from './visit.ts';

/** Size of a released file's brotli copy, in bytes. */
async function bytesOf(storage: ReleaseStorage, address: string): Promise<number> {
  const [, releases, app = '', release = '', ...path] = decodeURIComponent(address).split('/');
  if (releases !== 'releases') throw new Error(`A page loaded ${address}, which is no released file.`);
  const record = await storage.read(app, release);
  const file = record?.files.find((each) => each.path === path.join('/'));
  if (!file) throw new Error(`A page loaded ${address}, which no release contains.`);
  return file.brotli ?? file.bytes;
}

const bytesOfAll = async (storage: ReleaseStorage, addresses: string[]): Promise<number> =>
  (await Promise.all(addresses.map((address) => bytesOf(storage, address)))).reduce(
    (sum, bytes) => sum + bytes,
    0,
  );

/** Behind a path: what has come by itself after a while, the cookie banner and scripts that wait included. */
export const LATER = ' later';

/**
 * Measures the live releases' pages in a real browser: bytes of JavaScript (brotli) before the first use by page path, and
 * what follows by itself. Sizes are those of the
 * stored files, not of the network transfer, so the same releases always give the same result.
 */
export async function weigh(
  storage: ReleaseStorage,
  paths: string[],
  executablePath?: string,
): Promise<Budgets> {
  const server = createGateway({ storage, apiUrl: 'http://127.0.0.1:9' }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const weights: Budgets = {};
    for (const path of paths) {
      const { first, all } = await scriptsOfFirstVisit(browser, `http://127.0.0.1:${port}${path}`);
      weights[path] = await bytesOfAll(storage, first);
      weights[`${path}${LATER}`] = await bytesOfAll(storage, all);
    }
    return weights;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
