import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { createGateway } from '../../../delivery/src/gateway/application.ts';
import type { ReleaseStorage } from '../../../delivery/src/releases/index.ts';
import type { Budgets } from './budgets.ts';
import { scriptsOfFirstUse } from './visit.ts';

/** Size of a released file's brotli copy, in bytes. */
async function bytesOf(storage: ReleaseStorage, address: string): Promise<number> {
  const [, releases, app = '', release = '', ...path] = decodeURIComponent(address).split('/');
  if (releases !== 'releases') throw new Error(`A page loaded ${address}, which is no released file.`);
  const record = await storage.read(app, release);
  const file = record?.files.find((each) => each.path === path.join('/'));
  if (!file) throw new Error(`A page loaded ${address}, which no release contains.`);
  return file.brotli ?? file.bytes;
}

/**
 * Measures the live releases' pages in a real browser: bytes of JavaScript (brotli) by page path. Sizes are those of the
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
      const scripts = await scriptsOfFirstUse(browser, `http://127.0.0.1:${port}${path}`);
      const sizes = await Promise.all(scripts.map((script) => bytesOf(storage, script)));
      weights[path] = sizes.reduce((sum, bytes) => sum + bytes, 0);
    }
    return weights;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
