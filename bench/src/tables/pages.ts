import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser, medianOf, onPhone, type Paints, paintsOf, SLOW_4G } from '../phone.ts';
import type { Row } from '../sheet.ts';
import { type FilledSite, startFilledSite } from '../site.ts';

const SHOPS = ['/', '/shop', '/dtc', '/dtckegs'];
const OFFICE = ['/admin', '/admin/products'];
const RUNS = 7;
/** Milliseconds after which a first load is complete, including the cookie banner. */
const SETTLED_MS = 4_000;

type Visit = Paints & Record<'requests' | 'scripts' | 'bytes', number>;

/**
 * First loads with the demo's products, the median of seven visits: of the customers' pages by a new visitor, of the staff
 * area by someone who is signed in and has answered the cookie banner, with nothing in the browser's cache. With the folder
 * of another checkout that has its releases built, each of its pages is visited in turn with ours.
 */
export async function pages(other?: string): Promise<Row[]> {
  const sites: [tree: string, site: FilledSite][] = [['this', await startFilledSite('demo')]];
  if (other)
    sites.push([other, await (await import(join(other, 'bench/src/site.ts'))).startFilledSite('demo')]);
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const path of [...SHOPS, ...OFFICE]) {
      const visits = sites.map((): Visit[] => []);
      for (let run = 0; run < RUNS; run += 1) {
        for (const [place, [, site]] of sites.entries()) {
          const cookie = OFFICE.includes(path) ? site.cookie : undefined;
          visits[place]?.push(await visit(browser, `${site.url}${path}`, cookie));
        }
      }
      for (const [place, [tree]] of sites.entries())
        rows.push({ page: path, ...(other ? { tree } : {}), ...medians(visits[place] ?? []) });
    }
    return rows;
  } finally {
    await browser.close();
    for (const [, site] of sites) await site.stop();
  }
}

function medians(visits: Visit[]): Row {
  const median = (name: keyof Visit) => medianOf(visits.map((one) => one[name]));
  return {
    'first paint, ms': Math.round(median('fcp')),
    'largest paint, ms': Math.round(median('lcp')),
    'hydrated, ms': Math.round(median('hydrated')),
    'layout shift': median('cls').toFixed(3),
    'long tasks over 50 ms, ms': Math.round(median('blocked')),
    'DOM nodes': median('nodes'),
    requests: median('requests'),
    'scripts, kB': Math.round(median('scripts') / 1000),
    'all, kB': Math.round(median('bytes') / 1000),
  };
}

/** Signs a page's browser in, where the cookie banner has been answered. */
async function sitDown(page: Page, address: string, cookie: string): Promise<void> {
  // A page's address would limit the cookie to its folder.
  const url = new URL(address).origin;
  const cookies = cookie.split('; ').map((each) => {
    const [name = '', value = ''] = each.split(/=(.*)/s);
    return { name, value, url };
  });
  await page.context().addCookies(cookies);
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
}

const visit = (browser: Browser, address: string, cookie?: string): Promise<Visit> =>
  onPhone(browser, { line: SLOW_4G }, async (page, devtools) => {
    if (cookie) await sitDown(page, address, cookie);
    const received = countBytes(devtools);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return { ...(await paintsOf(page)), ...received };
  });

function countBytes(network: CDPSession): Pick<Visit, 'requests' | 'scripts' | 'bytes'> {
  const received = { requests: 0, scripts: 0, bytes: 0 };
  const kinds = new Map<string, string>();
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.requests += 1;
    received.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') received.scripts += encodedDataLength;
  });
  return received;
}
