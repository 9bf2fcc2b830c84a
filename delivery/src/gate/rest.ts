import type { Page, Request } from 'playwright-core';

/** Milliseconds without a new request after which a page is at rest. */
const QUIET_MS = 120;

/** A page's pending requests. */
export type Traffic = { open: Set<Request>; begun: number };

/** Tracks a page's requests from now on. */
export function trafficOf(page: Page): Traffic {
  const traffic: Traffic = { open: new Set(), begun: 0 };
  page.on('request', (request) => {
    traffic.open.add(request);
    traffic.begun += 1;
  });
  const ended = (request: Request) => traffic.open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // If a page leaves a response body unread, the browser never reports the request as finished.
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') ended(response.request());
  });
  return traffic;
}

/** What a promise resolves to; rejects after `mostMs` milliseconds, because a page in an endless loop never answers. */
export async function within<Value>(mostMs: number, promise: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`Timeout after ${mostMs} ms`)), mostMs);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

/** Runs in the page: waits until changes are rendered and some time has passed. */
const A_MOMENT = `new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), ${QUIET_MS}))`;

/**
 * Waits until a page has rendered and makes no more requests.
 * @returns false if it still does after `mostMs` milliseconds
 */
export async function atRest(page: Page, traffic: Traffic, mostMs: number): Promise<boolean> {
  const end = performance.now() + mostMs;
  for (let seen = -1; performance.now() < end; ) {
    const moment = page.evaluate<true>(`${A_MOMENT}.then(() => true)`);
    // A navigation aborts the evaluation.
    const isHere = await within(mostMs, moment).catch(() => false);
    if (isHere && traffic.open.size === 0 && traffic.begun === seen) return true;
    seen = traffic.begun;
  }
  return false;
}
