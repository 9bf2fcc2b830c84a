import type { Browser, CDPSession } from '@playwright/test';
import { launchBrowser, medianOf, onPhone, type Paints, paintsOf, SLOW_4G } from '../phone.ts';
import type { Row } from '../sheet.ts';
import { startFilledSite } from '../site.ts';

const PATHS = ['/', '/shop', '/dtc', '/dtckegs', '/admin'];
const RUNS = 3;
/** Milliseconds after which nothing of a first load comes any more, the cookie banner included. */
const SETTLED_MS = 4_000;

type Visit = Paints & Record<'scripts' | 'bytes', number>;

/** First loads of the customers' pages with the demo's products: the median of three visits of a new visitor. */
export async function pages(): Promise<Row[]> {
  const site = await startFilledSite('demo');
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const path of PATHS) {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, `${site.gateway}${path}`));
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

const visit = (browser: Browser, address: string): Promise<Visit> =>
  onPhone(browser, { line: SLOW_4G }, async (page, devtools) => {
    const received = countBytes(devtools);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return { ...(await paintsOf(page)), ...received };
  });

/** Bytes on the line, as they arrive. */
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
