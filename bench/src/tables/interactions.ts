import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { type LongestTask, longestTaskOf } from '../main-thread.ts';
import { launchBrowser, medianOf, onPhone, paintsOf } from '../phone.ts';
import type { Row } from '../sheet.ts';
import { startFilledSite } from '../site.ts';

const RUNS = 5;
const WORD = 'hazy';
/** Milliseconds between keystrokes when typing quickly on a phone. */
const LETTER_MS = 150;
/** How long a press is traced, in milliseconds: everything it causes has ended by then, except for toasts. */
const SETTLED_MS = 1_500;
/** How long a visitor looks at the page before the first press, in milliseconds: by then the browser is idle. */
const OPENED_MS = 4_000;

/** Elements that show that a page's content has arrived. */
const CARDS = 'ul[aria-label="Products"] article';
const CART_LINES = 'ul[aria-label="Your cart"] li';
const PRODUCT = 'main article h1';

type Interaction = {
  name: string;
  /** What is pressed; located before the measurement, since that costs the page time. */
  on?: (page: Page) => Locator;
  act: (page: Page, point: Point) => Promise<void>;
  /** For a route change, the content to wait for. */
  content?: string;
};
type Point = { x: number; y: number };

const press = (page: Page, { x, y }: Point): Promise<void> => page.touchscreen.tap(x, y);
const goBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { felt: Noted }).felt.begun = performance.now();
    history.back();
  });

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const firstBrand = (page: Page) =>
  page.getByRole('group', { name: 'Filter by Brand' }).getByRole('button').first();

const INTERACTIONS: Interaction[] = [
  { name: 'press the search field', on: searchField, act: press },
  { name: `type '${WORD}'`, act: (page) => page.keyboard.type(WORD, { delay: LETTER_MS }) },
  { name: 'clear the search', act: (page) => page.keyboard.press('Escape') },
  { name: 'choose a brand', on: firstBrand, act: press },
  { name: 'leave the brand', on: firstBrand, act: press },
  { name: 'plus', on: (page) => page.getByRole('button', { name: 'Increase quantity' }).first(), act: press },
  {
    name: 'Add to Cart',
    on: (page) => page.getByRole('button', { name: 'Add to Cart' }).first(),
    act: press,
  },
  {
    name: 'open the cart',
    on: (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
    act: press,
    content: CART_LINES,
  },
  { name: 'back from the cart', act: goBack, content: CARDS },
  {
    name: 'open a product',
    on: (page) => page.getByRole('article').first().getByRole('link'),
    act: press,
    content: PRODUCT,
  },
  { name: 'back from the product', act: goBack, content: CARDS },
];

type Felt = LongestTask & {
  /** From the press to the next paint, in milliseconds; 16 at least. */
  paintMs: number;
  /** From the press to the content of the next page. */
  contentMs: number;
};
type Visit = { opened: Record<'lcp' | 'nodes' | 'heapMb', number>; felt: Felt[] };

/**
 * The retail shop's responsiveness on a cheap phone: with the demo's products, and with 5,000, of which the shop
 * lists nine tenths. The median of five visits.
 */
export async function interactions(): Promise<Row[]> {
  return [...(await measuredWith('demo')), ...(await measuredWith(5_000))];
}

async function measuredWith(products: 'demo' | number): Promise<Row[]> {
  const site = await startFilledSite(products);
  const browser = await launchBrowser();
  try {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, `${site.url}/dtc`));
    return rowsOf(products, visits);
  } finally {
    await browser.close();
    await site.stop();
  }
}

function rowsOf(products: 'demo' | number, visits: Visit[]): Row[] {
  const opened = (name: keyof Visit['opened']) => Math.round(medianOf(visits.map((one) => one.opened[name])));
  return [
    {
      products,
      interaction: 'open the shop',
      'content, ms': opened('lcp'),
      'DOM nodes': opened('nodes'),
      'heap, MB': opened('heapMb'),
    },
    ...INTERACTIONS.map(({ name, content }, place) => {
      const median = (field: keyof Felt) => medianOf(visits.map(({ felt }) => felt[place]?.[field] ?? 0));
      return {
        products,
        interaction: name,
        'longest task, ms': median('ms'),
        'its CPU, ms': median('cpuMs'),
        'next paint, ms': median('paintMs'),
        ...(content ? { 'content, ms': Math.round(median('contentMs')) } : {}),
      };
    }),
  ];
}

const visit = (browser: Browser, address: string): Promise<Visit> =>
  onPhone(browser, {}, async (page, devtools) => {
    // The cookie, too, so that the gateway renders the page as they see it.
    const url = new URL(address).origin;
    await page.context().addCookies([{ name: 'cbo-age-verified', value: 'true', url }]);
    await page.addInitScript(isKnownHere);
    await page.addInitScript(watchPresses);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(OPENED_MS);
    const { lcp, nodes } = await paintsOf(page);
    const felt: Felt[] = [];
    for (const interaction of INTERACTIONS) felt.push(await measured(browser, page, interaction));
    return { opened: { lcp, nodes, heapMb: await heapMbOf(devtools) }, felt };
  });

async function measured(browser: Browser, page: Page, { on, act, content }: Interaction): Promise<Felt> {
  const point = on ? await centreOf(on(page)) : { x: 0, y: 0 };
  await page.evaluate(expectContent, content);
  const task = await longestTaskOf(browser, page, async () => {
    await act(page, point);
    await page.waitForTimeout(SETTLED_MS);
  });
  const { paintMs, contentMs } = await page.evaluate(() => (window as unknown as { felt: Noted }).felt);
  if (content && contentMs === 0) throw new Error(`${page.url()} shows no ${content}.`);
  return { ...task, paintMs, contentMs };
}

async function centreOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The page's JavaScript heap after garbage collection. */
async function heapMbOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1024 ** 2;
}

/** Runs in the page: the age gate and the cookie banner were answered on an earlier visit. */
function isKnownHere(): void {
  localStorage.setItem('cbo-age-verified', 'true');
  localStorage.setItem('cookie-consent', 'accepted');
}

/** What the page notes; `begun` is on the page's clock. */
type Noted = { begun: number; paintMs: number; contentMs: number };

/** Runs in the page: notes how long each press takes until the next paint. */
function watchPresses(): void {
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    const { felt } = window as unknown as { felt?: Noted };
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
      interactionId: number;
    })[]) {
      if (felt && interactionId > 0) felt.paintMs = Math.max(felt.paintMs, duration);
    }
  }).observe(options);
}

/** Runs in the page: resets the notes for a press; with a selector, also notes when its element is first painted. */
function expectContent(selector: string | undefined): void {
  const felt: Noted = { begun: 0, paintMs: 0, contentMs: 0 };
  Object.assign(window, { felt });
  if (!selector) return;
  const begin = ({ timeStamp }: Event) => {
    felt.begun = timeStamp;
  };
  addEventListener('click', begin, { capture: true, once: true });
  const watcher = new MutationObserver(() => {
    if (felt.begun === 0 || !document.querySelector(selector)) return;
    watcher.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        felt.contentMs = performance.now() - felt.begun;
      }),
    );
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
