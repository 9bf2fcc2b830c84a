import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ReleaseRecord } from '../releases/index.ts';
import { answerApi, type KnownCalls } from './api-stub.ts';
import { type Frame, frameFaults } from './frame.ts';
import { changedGlobals, noteGlobals } from './globals.ts';
import { fillCarts, visitorOf } from './small-shop.ts';

export type VisitOptions = {
  candidate: ReleaseRecord;
  calls?: KnownCalls;
  /** The frame's look before the candidate's code runs; left out where the candidate brings its own frame. */
  frame?: Frame;
};

/** What a visit found: what is wrong, and the addresses of the candidate's routes if it began at its base path. */
export type VisitResult = { faults: string[]; addresses: string[] };

/** Timeout for one page, in milliseconds. */
const patience = 10_000;

/** One call this often in one visit doesn't end by itself. */
const MOST_CALLS = 30;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Every path that the candidate's routes define, with `1` for each parameter. */
async function addressesOf(page: Page, name: string, basePath: string): Promise<string[]> {
  const paths = await page.evaluate(async (container) => {
    type Route = { path?: string; index?: boolean; children?: Route[] };
    type Host = { name: string; loadRemote(id: string): Promise<{ routes: Route[] }> };
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Host[] } };
    const host = __FEDERATION__.__INSTANCES__.find((each) => each.name === 'shell');
    const served = await host?.loadRemote(`${container}/routes`);
    const below = (routes: Route[], base: string): string[] =>
      routes.flatMap(({ path = '', children = [] }) => {
        const here = path.startsWith('/') ? path : [base, path].filter(Boolean).join('/');
        return [here, ...below(children, here)];
      });
    return below(served?.routes ?? [], '');
  }, name);
  const base = basePath === '/' ? '' : basePath;
  const addresses = paths
    .filter((path) => !path.includes('*'))
    .map((path) => (path.startsWith('/') ? path : `${base}/${path}`))
    .map((path) => path.replace(/:[^/]+/g, '1').replace(/(.)\/$/, '$1'));
  return [...new Set([basePath, ...addresses])];
}

/** Reports what the page says is wrong: errors, refusals by the content security policy, endless calls. */
async function listen(page: Page, { candidate, calls }: VisitOptions, onFault: (words: string) => void) {
  page.on('pageerror', ({ message }) => onFault(message));
  page.on('console', (message) => {
    // The browser's own note of an answer of 400 or above; pages expect those.
    const isExpected = message.type() !== 'error' || message.text().startsWith('Failed to load resource');
    if (!isExpected) onFault(`writes an error to the console: ${message.text()}`);
  });
  const asked = new Map<string, number>();
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    asked.set(call, (asked.get(call) ?? 0) + 1);
    if (asked.get(call) === MOST_CALLS) onFault(`asks for ${call} again and again`);
  });
  await answerApi(page, { visitor: visitorOf(candidate.remote), calls, onFault });
  await fillCarts(page);
}

const PLACE = 'main, body:not(:has(main))';

/** Waits for text or a picture: scripts may still be at work when the network is at rest. */
async function isEmpty(page: Page): Promise<boolean> {
  const text = page.locator(PLACE).filter({ hasText: /\S/ });
  const picture = page.locator(`:is(${PLACE}) :is(img, svg, canvas, input)`);
  try {
    await text.or(picture).first().waitFor({ state: 'attached', timeout: patience });
    return false;
  } catch {
    return true;
  }
}

/** What is wrong with a page that has come to rest. */
async function restingFaults(page: Page, { frame }: VisitOptions): Promise<string[]> {
  const faults: string[] = [];
  const notice = page.getByRole('alert').filter({ hasText: 'can’t be shown right now' });
  if ((await notice.count()) > 0) faults.push('the page fails');
  if (await isEmpty(page)) faults.push('the page is empty');
  for (const name of await changedGlobals(page)) faults.push(`replaces ${name}, which the whole site uses`);
  if (frame) faults.push(...(await frameFaults(page, frame)));
  await page.setViewportSize(PHONE);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  if (width > PHONE.width) faults.push(`is ${width} px wide on a phone of ${PHONE.width} px`);
  return faults;
}

async function opened(context: BrowserContext, address: URL, options: VisitOptions): Promise<VisitResult> {
  const { remote } = options.candidate;
  const page = await context.newPage();
  const faults: string[] = [];
  await noteGlobals(page);
  await listen(page, options, (fault) => faults.push(fault));
  try {
    await page.goto(address.href, { waitUntil: 'networkidle', timeout: patience });
    if (faults.length === 0) faults.push(...(await restingFaults(page, options)));
    const isFirst = faults.length === 0 && remote && address.pathname === remote.basePath;
    return { faults, addresses: isFirst ? await addressesOf(page, remote.name, remote.basePath) : [] };
  } catch (failure) {
    const words = failure instanceof Error ? failure.message : String(failure);
    if (faults.length === 0 && words.includes('Timeout')) throw new RestlessPage();
    return { faults: [...faults, words.split('\n')[0] ?? ''], addresses: [] };
  }
}

/** A page that doesn't come to rest: it may be the machine that is slow. */
class RestlessPage extends Error {}

/** Opens one address as an admitted visitor with filled carts, or as staff, and once more if only the time ran out. */
export async function visit(browser: Browser, address: URL, options: VisitOptions): Promise<VisitResult> {
  for (let attempt = 1; ; attempt += 1) {
    // A service worker's requests would bypass the fake API.
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: DESKTOP });
    try {
      return await opened(context, address, options);
    } catch (cause) {
      if (!(cause instanceof RestlessPage)) throw cause;
      if (attempt > 1)
        return { faults: [`does not come to rest within ${patience / 1000} s`], addresses: [] };
    } finally {
      await context.close();
    }
  }
}
