import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { startApiStub } from '../../../delivery/src/gate/api-stub.ts';
import { createGateway } from '../../../delivery/src/gateway/application.ts';
import type { ReleaseStorage } from '../../../delivery/src/releases/index.ts';
import { type Budgets, isForStaff } from './budgets.ts';
import { scriptsOfFirstVisit, scriptsOfStaffVisit } from './visit.ts';

/** Size of a released file's brotli copy, in bytes. */
async function bytesOf(storage: ReleaseStorage, address: string): Promise<number> {
  const [, releases, app = '', release = '', ...path] = decodeURIComponent(address).split('/');
  if (releases !== 'releases') throw new Error(`A page loaded ${address}, which is no released file.`);
  const record = await storage.read(app, release);
  const file = record?.files.find((each) => each.path === path.join('/'));
  if (!file) throw new Error(`A page loaded ${address}, which no release contains.`);
  return file.brotli ?? file.bytes;
}

/** A released script that a page loads, with its size in brotli bytes; `isLater`: loaded after the first use. */
export type LoadedScript = { address: string; bytes: number; isLater: boolean };

const bytesOfAll = (scripts: LoadedScript[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Path suffix for everything loaded without interaction, including the cookie banner and deferred scripts. */
export const LATER = ' later';

/** Bytes by page path: before the first use, and including what loads later without interaction. */
export const weightsOf = (pages: Record<string, LoadedScript[]>): Budgets =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([path, scripts]) => [
      [path, bytesOfAll(scripts.filter(({ isLater }) => !isLater))],
      [`${path}${LATER}`, bytesOfAll(scripts)],
    ]),
  );

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/**
 * The scripts that each page of the live releases loads in a real browser, by page path. Sizes are those of the stored files,
 * not of the network transfer, so the same releases always give the same result.
 */
export async function scriptsOfPages(
  storage: ReleaseStorage,
  paths: string[],
  executablePath?: string,
): Promise<Record<string, LoadedScript[]>> {
  const api = await startApiStub('staff');
  // Customers' pages come without a drawing, so that their scripts draw them.
  const shops = createGateway({ storage, apiUrl: 'http://127.0.0.1:9' }).listen(0, '127.0.0.1');
  const office = createGateway({ storage, apiUrl: originOf(api) }).listen(0, '127.0.0.1');
  await Promise.all([once(shops, 'listening'), once(office, 'listening')]);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const pages: Record<string, LoadedScript[]> = {};
    for (const path of paths) {
      const { first, all } = isForStaff(path)
        ? await scriptsOfStaffVisit(browser, `${originOf(office)}${path}`)
        : await scriptsOfFirstVisit(browser, `${originOf(shops)}${path}`);
      pages[path] = await Promise.all(
        all.map(async (address) => ({
          address,
          bytes: await bytesOf(storage, address),
          isLater: !first.includes(address),
        })),
      );
    }
    return pages;
  } finally {
    await browser.close();
    for (const server of [shops, office, api]) {
      server.closeAllConnections();
      server.close();
    }
  }
}
