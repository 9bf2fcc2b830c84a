import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser, medianOf, onPhone, type Paints, paintsOf, SLOW_4G } from '../phone.ts';
import type { Row } from '../sheet.ts';
import { startFilledSite } from '../site.ts';

const SHOPS = ['/', '/shop', '/dtc', '/dtckegs'];
const OFFICE = ['/admin', '/admin/products'];
const RUNS = 3;
/** Milliseconds after which a first load is complete, including the cookie banner. */
const SETTLED_MS = 4_000;

type Visit = Paints & Record<'scripts' | 'bytes', number>;

/**
 * First loads with the demo's products, the median of three visits: of the customers' pages by a new visitor, of the staff
 * area by someone who is signed in and has answered the cookie banner, with nothing in the browser's cache.
 */
export async function pages(): Promise<Row[]> {
  const site = await startFilledSite('demo');
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const path of [...SHOPS, ...OFFICE]) {
      const visits: Visit[] = [];
      const cookie = OFFICE.includes(path) ? site.cookie : undefined;
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, `${site.url}${path}`, cookie));
      rows.push(rowOf(path, visits));
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function rowOf(page: string, visits: Visit[]): Row {
  const median = (name: keyof Visit) => medianOf(visits.map((one) => one[name]));
  return {
    page,
    'first paint, ms': Math.round(median('fcp')),
    'largest paint, ms': Math.round(median('lcp')),
    'layout shift': median('cls').toFixed(3),
    'long tasks over 50 ms, ms': Math.round(median('blocked')),
    'DOM nodes': median('nodes'),
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

function countBytes(network: CDPSession): { scripts: number; bytes: number } {
  const received = { scripts: 0, bytes: 0 };
  const kinds = new Map<string, string>();
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') received.scripts += encodedDataLength;
  });
  return received;
}
