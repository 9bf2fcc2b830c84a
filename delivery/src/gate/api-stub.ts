import type { Page, Route } from 'playwright-core';
import { admit, answersFor, type Visitor } from './small-shop.ts';

/** An API's calls as its OpenAPI document lists them: `GET /api/products/{id}`. */
export type KnownCalls = string[];

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);

/** Whether an API has a call. */
export const isKnown = (calls: KnownCalls, asked: string): boolean =>
  calls.some((call) => patternOf(call).test(asked));

/** Whose page it is, which calls the live API has if that is known, and what hears of faults. */
export type StubOptions = { visitor: Visitor; calls?: KnownCalls; onFault: (words: string) => void };

function answer(route: Route, { visitor, calls, onFault }: StubOptions): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const asked = `${request.method()} ${pathname}`;
  if (asked === 'POST /api/errors') {
    const { reports = [] } = request.postDataJSON() ?? {};
    for (const { kind, message } of reports) if (kind !== 'web-vital') onFault(message);
    return route.fulfill({ status: 202, json: { accepted: true } });
  }
  if (calls && !isKnown(calls, asked)) onFault(`calls ${asked}, which the live API does not have`);
  // 204 stops an EventSource from reconnecting, so the network goes idle and the visit can end.
  if (pathname.endsWith('/events')) return route.fulfill({ status: 204 });
  const known = answersFor(visitor)[asked];
  if (known) return route.fulfill({ json: known(request.postDataJSON() as never) });
  const problem = {
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    code: 'not_found',
    detail: 'Nothing here.',
  };
  return route.fulfill({ status: 404, json: problem, contentType: 'application/problem+json' });
}

/** A fake API for one page; reports the page's error reports and its calls that the live API doesn't have. */
export async function answerApi(page: Page, options: StubOptions): Promise<void> {
  await page.route('**/api/**', (route) => answer(route, options));
  await admit(page);
}

/** The calls that a live site's API offers; undefined if it doesn't answer. */
export async function callsOf(siteUrl: string): Promise<KnownCalls | undefined> {
  try {
    const answered = await fetch(`${siteUrl}/api/openapi.json`, { signal: AbortSignal.timeout(2000) });
    if (!answered.ok) return undefined;
    const { paths } = (await answered.json()) as { paths: Record<string, Record<string, unknown>> };
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  } catch {
    return undefined;
  }
}
