import type { Browser, Page } from 'playwright-core';
import type { ReleaseRecord } from '../releases/index.ts';
import type { Meeting } from './finding.ts';
import { refusals } from './refusals.ts';
import { atRest, trafficOf } from './rest.ts';
import { carts } from './small-shop.ts';
import { newVisitor } from './visitor.ts';

/** The styles of the site's header and footer: of each element, by its tag and text. */
type Frame = Record<string, string>;

/** What a page shares with the rest of the site. */
export type Surroundings = {
  frame: Frame;
  /** Where the header's links lead. */
  links: string[];
  /** Browser functions that were replaced. */
  replaced: string[];
  /** Paths of the service workers that were to be registered. */
  workers: string[];
  /** What is gone of the browser's storage, and the carts that have other lines. */
  gone: string[];
  changed: string[];
};

/** Timeout for the frame to come to rest, in milliseconds. */
const REST_MS = 10_000;

const WATCHED = ['color', 'background-color', 'font-family', 'font-size', 'padding', 'display', 'position'];

/** What a visitor's browser keeps for the whole site (`newVisitor`). */
const KEPT = ['cbo-age-verified', 'cookie-consent', 'inventory-store'];

/** The ids of each cart's products before the page opened. */
const CARTS = Object.entries(carts).map(([name, lines]) => [name, lines.map(({ product }) => product.id)]);

/** Runs in the page, whose types Node doesn't have. */
const READ = `(() => {
  const roots = [...document.querySelectorAll('header, footer')].filter((each) => !each.closest('main, [role=dialog]'));
  const elements = roots.flatMap((root) => [root, ...root.querySelectorAll('a, button, nav')]);
  const frame = Object.fromEntries(elements.map((element) => {
    const style = getComputedStyle(element);
    const words = element.tagName + ' ' + (element.getAttribute('aria-label') ?? element.textContent);
    const root = element.closest('header, footer').tagName.toLowerCase();
    const label = roots.includes(element) ? root : root + ': ' + words.toLowerCase();
    return [label.trim().slice(0, 60), ${JSON.stringify(WATCHED)}.map((name) => style.getPropertyValue(name)).join('; ')];
  }));
  const links = [...document.querySelectorAll('header a[href]')].map((link) => link.getAttribute('href'));
  const gone = ${JSON.stringify(KEPT)}.filter((name) => localStorage.getItem(name) === null);
  const idsIn = (name) => {
    try {
      return JSON.parse(localStorage.getItem('inventory-store')).state[name].map((line) => line.product.id);
    } catch {
      return null;
    }
  };
  const isOther = ([name, ids]) => JSON.stringify(idsIn(name)) !== JSON.stringify(ids);
  const changed = gone.length > 0 ? [] : ${JSON.stringify(CARTS)}.filter(isOther).map(([name]) => name);
  return { frame, links, gone, changed, workers: __noted.workers, replaced: __noted.replaced() };
})()`;

/** Reads what a page shares with the rest of the site, as it is now. */
export const surroundingsOf = (page: Page): Promise<Surroundings> => page.evaluate<Surroundings>(READ);

/** The frame of the candidate's first page with the candidate's own code blocked. */
export async function frameOf(browser: Browser, address: URL, { app }: ReleaseRecord): Promise<Frame> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.route(`**/releases/${app}/**`, (route) => route.abort());
    const traffic = trafficOf(page);
    await page.goto(address.href);
    await atRest(page, traffic, REST_MS);
    return (await surroundingsOf(page)).frame;
  } finally {
    await context.close();
  }
}

/** What was there before: of the frame only some elements have to look the same. */
type Before = { frame?: Frame; links?: string[]; elements: RegExp };

/**
 * What a page has changed of the rest of the site: a sentence each. Its own cart is its own to change (`cart` of its frame): a
 * page that confirms an order empties it. The shell's own service workers may run.
 */
export async function sideEffects(
  page: Page,
  { candidate, shell }: Pick<Meeting, 'candidate' | 'shell'>,
  { frame = {}, links = [], elements }: Before,
): Promise<string[]> {
  const now = await surroundingsOf(page);
  const own = new Set(shell.files.map(({ path }) => `/${path}`));
  const ownCart = `${candidate.remote?.frame.cart}Cart`;
  const isRestyled = (element: string) =>
    elements.test(element) && element in now.frame && now.frame[element] !== frame[element];
  return [
    ...now.gone.map(refusals.forgetting),
    ...now.changed.filter((name) => name !== ownCart).map(refusals.changing),
    ...now.replaced.map(refusals.replacing),
    ...Object.keys(frame).filter(isRestyled).map(refusals.frame),
    ...links.filter((to) => !now.links.includes(to)).map(refusals.unlinked),
    ...now.workers.filter((path) => !own.has(path)).map(refusals.worker),
  ];
}

/** Follows a link of the header: returns where it should have led if it does not. */
export async function deadHeaderLink(page: Page): Promise<string | undefined> {
  const to = await page.evaluate<string | null>(`(() => {
    const all = [...document.querySelectorAll('header a[href]')];
    const link = all.find(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname);
    link?.click();
    return link ? link.pathname : null;
  })()`);
  if (to === null) return undefined;
  const arriving = page.waitForURL(({ pathname }) => pathname === to, { timeout: 3000, waitUntil: 'commit' });
  return arriving.then(() => undefined).catch(() => to);
}
