import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

/** CPU slowdown of a cheap phone, as in Lighthouse. */
const CPU_RATE = 4;
/** A phone's slow connection, as in Lighthouse: 150 ms, 1.6 Mbit/s down and 0.75 up. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SIZE = { width: 390, height: 844 };
/** How such a phone names itself, from which the gateway knows the width to draw staff pages for. */
const AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

type Line = typeof SLOW_4G;

/** The browser of the benches; the caller closes it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] });

/** A new visitor's page on a cheap phone; without a line at the machine's own speed. */
export async function onPhone<Result>(
  browser: Browser,
  { line }: { line?: Line },
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: SIZE,
    userAgent: AGENT,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (line) await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.addInitScript(watchPaints);
    return await use(page, devtools);
  } finally {
    await context.close();
  }
}

/** The median. */
export const medianOf = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** What a page has shown so far, in milliseconds; `hydrated` is when all its links and buttons answer, `cls` is a score. */
export type Paints = Record<'fcp' | 'lcp' | 'hydrated' | 'cls' | 'blocked' | 'nodes', number>;

type Watched = Omit<Paints, 'nodes'>;

/**
 * Runs in the page. With a debugger attached, as here, Chrome parses a whole script again for the stack of each error that
 * React makes in advance (0.2 s at CPU x4). No visitor's browser does, so those errors get no stack.
 */
function watchPaints(): void {
  window.Error = new Proxy(Error, {
    apply: (real, _, [message]: [string?]) => Object.assign(Object.create(real.prototype), { message }),
  });
  const seen: Watched = { fcp: 0, lcp: 0, hydrated: 0, cls: 0, blocked: 0 };
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
  const answers = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const timer = setInterval(() => {
    const controls = [...document.querySelectorAll('#root a, #root button')];
    if (controls.length === 0 || !controls.every(answers)) return;
    clearInterval(timer);
    seen.hydrated = performance.now();
  }, 20);
}

/** What the page has shown since it was opened, and its elements now. */
export const paintsOf = (page: Page): Promise<Paints> =>
  page.evaluate(() => {
    const { seenPaints } = window as unknown as { seenPaints: Watched };
    return { ...seenPaints, nodes: document.querySelectorAll('*').length };
  });
