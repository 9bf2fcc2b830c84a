import type { BrowserContext, Page } from 'playwright-core';
import type { ReleaseRecord } from '../releases/index.ts';
import { accessibilityFaults } from './accessibility.ts';
import type { Route } from './addresses.ts';
import type { KnownCalls } from './api-calls.ts';
import { listen } from './listening.ts';
import { memoryFaults } from './memory.ts';
import { placeOrder, pressAll } from './presses.ts';
import { refusals } from './refusals.ts';
import { atRest, type Traffic, trafficOf, within } from './rest.ts';
import { deadHeaderLink, type Surroundings, sideEffects, surroundingsOf } from './surroundings.ts';
import { DESKTOP, PHONE } from './visitor.ts';

export type VisitOptions = {
  candidate: ReleaseRecord;
  shell: ReleaseRecord;
  calls?: KnownCalls;
  /** How often the page is visited; once unless said. */
  visits?: number;
  /** Whether the page's buttons are pressed as well. */
  presses: boolean;
  /** The frame's look before the candidate's code runs; absent if the candidate brings its own frame. */
  frame?: Surroundings['frame'];
};

/** What a visit found: what is wrong, and the candidate's routes if it began at its base path. */
export type VisitResult = { faults: string[]; routes: Route[] };

/** Timeout for one page, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Deadline for looking at one page and pressing its buttons, in milliseconds. */
const LOOK_MS = 60_000;
/** Milliseconds for a page at rest to show something. */
const EMPTY_MS = 3000;

/** The candidate's routes, as its code exports them. */
const routesOf = (page: Page, name: string): Promise<Route[]> =>
  page.evaluate(async (name) => {
    type Container = { get(module: './routes'): Promise<() => { routes: Route[] }> };
    const containers = globalThis as unknown as Record<string, Container | undefined>;
    const served = (await containers[name]?.get('./routes'))?.();
    const shapes = (routes: Route[]): Route[] =>
      routes.map(({ path, children }) => ({ path, children: children && shapes(children) }));
    return shapes(served?.routes ?? []);
  }, name);

const PLACE = 'main, body:not(:has(main))';

/** Waits for text or a picture: scripts may still be running when the network is idle. */
async function isEmpty(page: Page): Promise<boolean> {
  const text = page.locator(PLACE).filter({ hasText: /\S/ });
  const picture = page.locator(`:is(${PLACE}) :is(img, svg, canvas, input)`);
  try {
    await text.or(picture).first().waitFor({ state: 'attached', timeout: EMPTY_MS });
    return false;
  } catch {
    return true;
  }
}

async function restingFaults(page: Page, options: VisitOptions): Promise<string[]> {
  const { frame, presses } = options;
  const faults: string[] = [];
  const notice = page.getByRole('alert').filter({ hasText: 'can’t be shown right now' });
  if ((await notice.count()) > 0) faults.push(refusals.failing());
  if (await isEmpty(page)) faults.push(refusals.empty());
  // Some remotes have a footer of their own.
  faults.push(...(await sideEffects(page, options, { frame, elements: /^header/ })));
  if (presses) faults.push(...(await accessibilityFaults(page, 'light')));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  if (width > PHONE.width) faults.push(refusals.wide(String(width), String(PHONE.width)));
  if (presses) faults.push(...(await accessibilityFaults(page, 'dark')));
  return faults;
}

/** The faults after pressing the page's controls. */
async function pressedFaults(page: Page, traffic: Traffic, options: VisitOptions): Promise<string[]> {
  const before = await surroundingsOf(page);
  await pressAll(page, traffic);
  const faults = await sideEffects(page, options, { ...before, elements: /^(header|footer)$/ });
  const dead = options.frame && faults.length === 0 ? await deadHeaderLink(page) : undefined;
  return dead ? [refusals.deadLink(dead)] : faults;
}

/** A page that doesn't come to rest; perhaps only the machine is slow. */
class RestlessPage extends Error {}

/** Loads a page again as it is now, on a phone in the dark: what it does at its start differs from what it does when resized. */
async function openAfresh(page: Page, traffic: Traffic): Promise<void> {
  await page.reload({ timeout: TIMEOUT_MS });
  if (!(await atRest(page, traffic, TIMEOUT_MS))) throw new RestlessPage();
}

type Looking = (page: Page, traffic: Traffic, faults: string[]) => Promise<Route[]>;

/** Opens an address: returns the page's faults and its frame's look. */
async function opened(context: BrowserContext, address: URL, { calls, visits }: VisitOptions, look: Looking) {
  const page = await context.newPage();
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light' });
  const faults: string[] = [];
  const traffic = trafficOf(page);
  listen(page, calls, (fault) => faults.push(fault), visits);
  try {
    await page.goto(address.href, { timeout: TIMEOUT_MS });
    if (!(await atRest(page, traffic, TIMEOUT_MS)) && faults.length === 0) throw new RestlessPage();
    const routes = faults.length === 0 ? await within(LOOK_MS, look(page, traffic, faults)) : [];
    return { faults, routes: faults.length === 0 ? routes : [] };
  } catch (failure) {
    if (failure instanceof RestlessPage) throw failure;
    const message = failure instanceof Error ? failure.message : String(failure);
    if (faults.length === 0 && message.includes('Timeout')) throw new RestlessPage();
    return { faults: [...faults, refusals.reported(message.split('\n')[0] ?? '')], routes: [] };
  } finally {
    await page.close();
  }
}

/** Retries once after a timeout. */
async function twice(look: () => Promise<VisitResult>): Promise<VisitResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await look();
    } catch (cause) {
      if (!(cause instanceof RestlessPage)) throw cause;
      if (attempt > 1) return { faults: [refusals.restless(String(TIMEOUT_MS / 1000))], routes: [] };
    }
  }
}

/** Opens one address in a visitor's browser, presses its controls, and looks at what that did to the rest of the site. */
export const visit = (context: BrowserContext, address: URL, options: VisitOptions): Promise<VisitResult> =>
  twice(() =>
    opened(context, address, options, async (page, traffic, faults) => {
      const { remote } = options.candidate;
      faults.push(...(await restingFaults(page, options)));
      if (faults.length > 0) return [];
      if (options.presses) await openAfresh(page, traffic);
      if (faults.length > 0) return [];
      const isFirst = remote && address.pathname === remote.basePath;
      const routes = isFirst ? await routesOf(page, remote.name) : [];
      if (options.presses) faults.push(...(await pressedFaults(page, traffic, options)));
      return routes;
    }),
  );

/** Orders what is in the cart: from one page of the candidate to the one that confirms it. */
export const order = (
  context: BrowserContext,
  from: URL,
  to: string,
  options: VisitOptions,
): Promise<VisitResult> =>
  twice(() =>
    opened(context, from, options, async (page, traffic, faults) => {
      if (await placeOrder(page, traffic, to))
        faults.push(...(await restingFaults(page, { ...options, frame: undefined })));
      else faults.push(refusals.lostOrder(to, new URL(page.url()).pathname));
      return [];
    }),
  );

/** Visits one page over and over, without loading it again. */
export const visitOften = (
  context: BrowserContext,
  address: URL,
  options: VisitOptions,
): Promise<VisitResult> =>
  twice(() =>
    opened(context, address, { ...options, visits: 18 }, async (page, traffic, faults) => {
      faults.push(...(await memoryFaults(page, traffic)));
      return [];
    }),
  );
