import type { Page, Request } from 'playwright-core';

/** Milliseconds without a new request after which a page is at rest. */
const QUIET_MS = 120;

/** What a page asks for and hasn't got yet. */
export type Traffic = { open: Set<Request>; begun: number };

/** Notes what a page asks for from now on. */
export function trafficOf(page: Page): Traffic {
  const traffic: Traffic = { open: new Set(), begun: 0 };
  page.on('request', (request) => {
    traffic.open.add(request);
    traffic.begun += 1;
  });
  const ended = (request: Request) => traffic.open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // A page may leave the body of an answer unread; the browser then never calls the request finished.
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') ended(response.request());
  });
  return traffic;
}

/** Runs in the page: what was done has been drawn, and some time has passed. */
const A_MOMENT = `new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), ${QUIET_MS}))`;

/**
 * Waits until a page has drawn what was done and asks for nothing more.
 * @returns false if it still does after `mostMs` milliseconds
 */
export async function atRest(page: Page, traffic: Traffic, mostMs: number): Promise<boolean> {
  const end = performance.now() + mostMs;
  for (let seen = -1; performance.now() < end; ) {
    // Where the page leads elsewhere, what was asked of it is lost.
    const isHere = await page.evaluate<true>(`${A_MOMENT}.then(() => true)`).catch(() => false);
    if (isHere && traffic.open.size === 0 && traffic.begun === seen) return true;
    seen = traffic.begun;
  }
  return false;
}
