import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { startSite } from 'local/site';
import type { Row } from '../sheet.ts';

/** A cheap phone on a slow line, as Lighthouse has it: 4 times slower, 150 ms, 1.6 Mbit/s down and 0.75 up. */
const CPU_RATE = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const PHONE = { width: 390, height: 844 };
const PATHS = ['/', '/shop', '/dtc', '/dtckegs', '/admin'];
const RUNS = 3;
/** Milliseconds after which nothing of a first load comes any more, the cookie banner included. */
const SETTLED_MS = 4_000;

type Visit = Record<'fcp' | 'lcp' | 'cls' | 'blocked' | 'nodes' | 'scripts' | 'bytes', number>;

/** First loads of the customers' pages with the demo's products: the median of three visits of a new visitor. */
export async function pages(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const site = await startSite({ port: 0, dataDir, env: { ...process.env, LOG_LEVEL: 'warn' } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
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
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const medianOf = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

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

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', SLOW_4G);
    await network.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const received = countBytes(network);
    await page.addInitScript(watchPaints);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return { ...(await paintsOf(page)), ...received };
  } finally {
    await context.close();
  }
}

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

type Watched = { fcp: number; lcp: number; cls: number; blocked: number };

/** Runs in the page. */
function watchPaints(): void {
  const seen: Watched = { fcp: 0, lcp: 0, cls: 0, blocked: 0 };
  Object.assign(window, { seenPaints: seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
  });
}

const paintsOf = (page: Page): Promise<Watched & { nodes: number }> =>
  page.evaluate(() => {
    const { seenPaints } = window as unknown as { seenPaints: Watched };
    return { ...seenPaints, nodes: document.querySelectorAll('*').length };
  });
