import type { Browser, Page } from 'playwright-core';
import type { ReleaseRecord } from '../releases/index.ts';
import { refusals } from './refusals.ts';
import { atRest, trafficOf } from './rest.ts';
import { newVisitor } from './visitor.ts';

/** How the site's header and footer look: the styles of each of its elements, by what the element is and says. */
export type Frame = Record<string, string>;

/** Milliseconds that the frame may take to come to rest. */
const TIMEOUT_MS = 10_000;

const WATCHED = ['color', 'background-color', 'font-family', 'font-size', 'padding', 'display', 'position'];

/** Runs in the page, whose types Node doesn't have. */
const READ_FRAME = `
  const roots = [...document.querySelectorAll('header, footer')].filter((each) => !each.closest('main, [role=dialog]'));
  const elements = roots.flatMap((root) => [root, ...root.querySelectorAll('a, button, nav')]);
  Object.fromEntries(elements.map((element) => {
    const style = getComputedStyle(element);
    const words = element.tagName + ' ' + (element.getAttribute('aria-label') ?? element.textContent);
    const root = element.closest('header, footer').tagName.toLowerCase();
    const label = roots.includes(element) ? root : root + ': ' + words.toLowerCase();
    return [label.trim().slice(0, 60), ${JSON.stringify(WATCHED)}.map((name) => style.getPropertyValue(name)).join('; ')];
  }));`;

/** The frame of a page as it is now. */
export const frameIn = (page: Page): Promise<Frame> => page.evaluate<Frame>(READ_FRAME);

/** The frame of the candidate's first page while the candidate's own code is kept away. */
export async function frameOf(browser: Browser, address: URL, candidate: ReleaseRecord): Promise<Frame> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.route(`**/releases/${candidate.app}/**`, (route) => route.abort());
    const traffic = trafficOf(page);
    await page.goto(address.href);
    await atRest(page, traffic, TIMEOUT_MS);
    return await frameIn(page);
  } finally {
    await context.close();
  }
}

/** What differs between two looks of the frame: a sentence for each element that is in both. */
export const frameFaults = (now: Frame, before: Frame): string[] =>
  Object.entries(before)
    .filter(([element, style]) => element in now && now[element] !== style)
    .map(([element]) => refusals.frame(element));
