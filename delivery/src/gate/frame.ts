import type { Browser, Page } from 'playwright-core';
import type { ReleaseRecord } from '../releases/index.ts';
import { answerApi } from './api-stub.ts';

/** How the site's header looks: the styles of each of its elements, by what the element is and says. */
export type Frame = Record<string, string>;

const WATCHED = ['color', 'background-color', 'font-family', 'font-size', 'padding', 'display', 'position'];

/** Runs in the page, whose types Node doesn't have. */
const READ_FRAME = `
  const header = document.querySelector('header');
  const elements = header ? [header, ...header.querySelectorAll('a, button, nav')] : [];
  Object.fromEntries(elements.map((element) => {
    const style = getComputedStyle(element);
    const label = element.tagName.toLowerCase() + ' ' + (element.getAttribute('aria-label') ?? element.textContent);
    return [label.trim().slice(0, 60), ${JSON.stringify(WATCHED)}.map((name) => style.getPropertyValue(name)).join('; ')];
  }));`;

const read = (page: Page): Promise<Frame> => page.evaluate<Frame>(READ_FRAME);

/** The frame of the candidate's first page while the candidate's own code is kept away. */
export async function frameOf(browser: Browser, address: URL, candidate: ReleaseRecord): Promise<Frame> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await answerApi(page, { visitor: 'customer', onFault: () => undefined });
    await page.route(`**/releases/${candidate.app}/**`, (route) => route.abort());
    await page.goto(address.href, { waitUntil: 'networkidle' });
    return await read(page);
  } finally {
    await context.close();
  }
}

/** What the candidate's code changes of the frame's look: a sentence for each element. */
export async function frameFaults(page: Page, frame: Frame): Promise<string[]> {
  const now = await read(page);
  return Object.entries(frame)
    .filter(([element, style]) => element in now && now[element] !== style)
    .map(([element]) => `changes how the site’s ${element} looks`);
}
