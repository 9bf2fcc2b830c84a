import type { Page } from 'playwright-core';
import type { ReleaseRecord } from '../releases/index.ts';
import { type Frame, frameFaults, frameIn } from './frame.ts';
import { changedGlobals, registeredWorkers } from './globals.ts';
import { refusals } from './refusals.ts';

/** What a page shares with the rest of the site. */
export type Surroundings = { frame: Frame; links: string[] };

/** Runs in the page: the header's links. */
const READ_LINKS = `[...document.querySelectorAll('header a[href]')].map((link) => link.getAttribute('href'))`;

/** The shared state before anything on the page is pressed. */
export async function surroundingsOf(page: Page): Promise<Surroundings> {
  const frame = await frameIn(page);
  return { frame, links: await page.evaluate<string[]>(READ_LINKS) };
}

/** What the page has changed of them since: a sentence each. `shell`: the release whose own service workers may run. */
export async function sideEffects(page: Page, before: Surroundings, shell: ReleaseRecord): Promise<string[]> {
  const { links, frame } = await surroundingsOf(page);
  const roots = Object.entries(before.frame).filter(([element]) => ['header', 'footer'].includes(element));
  const own = new Set(shell.files.map(({ path }) => `/${path}`));
  const foreign = (await registeredWorkers(page)).filter((path) => !own.has(path));
  return [
    ...(await changedGlobals(page)).map(refusals.replacing),
    ...frameFaults(frame, Object.fromEntries(roots)),
    ...before.links.filter((to) => !links.includes(to)).map(refusals.unlinked),
    ...foreign.map(refusals.worker),
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
  const arrived = page.waitForURL(({ pathname }) => pathname === to, { timeout: 3000, waitUntil: 'commit' });
  return arrived.then(
    () => undefined,
    () => to,
  );
}
