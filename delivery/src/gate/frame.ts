import type { Browser, Page } from 'playwright-core';
import type { ReleaseRecord } from '../releases/index.ts';
import { refusals } from './refusals.ts';
import { atRest, trafficOf } from './rest.ts';
import { newVisitor } from './visitor.ts';

/** The look of the site's header and footer: the styles of each element, by its tag and text. */
export type Frame = Record<string, string>;

/** Timeout for the frame to come to rest, in milliseconds. */
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

/** The current look of a page's frame. */
export const frameIn = (page: Page): Promise<Frame> => page.evaluate<Frame>(READ_FRAME);

/** The frame of the candidate's first page with the candidate's own code blocked. */
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

/** The differences between two looks of the frame, a sentence per element that is in both. */
export const frameFaults = (now: Frame, before: Frame): string[] =>
  Object.entries(before)
    .filter(([element, style]) => element in now && now[element] !== style)
    .map(([element]) => refusals.frame(element));
