import type { Page, Route } from 'playwright-core';
import { admit, answers } from './small-shop.ts';

/** Calls of an API as its OpenAPI document has them: `GET /api/products/{id}`. */
export type KnownCalls = string[];

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);

/** Whether an API has a call. */
export const isKnown = (calls: KnownCalls, asked: string): boolean =>
  calls.some((call) => patternOf(call).test(asked));

function answer(
  route: Route,
  calls: KnownCalls | undefined,
  onFault: (words: string) => void,
): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const asked = `${request.method()} ${pathname}`;
  if (asked === 'POST /api/errors') {
    const { reports = [] } = request.postDataJSON() ?? {};
    for (const { kind, message } of reports) if (kind !== 'web-vital') onFault(message);
    return route.fulfill({ status: 202, json: { accepted: true } });
  }
  if (calls && !isKnown(calls, asked)) onFault(`calls ${asked}, which the live API does not have`);
  // 204 tells an EventSource not to come back: the network becomes quiet, and the visit has an end.
  if (pathname.endsWith('/events')) return route.fulfill({ status: 204 });
  const known = answers[asked];
  if (known) return route.fulfill({ json: known });
  const problem = {
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    code: 'not_found',
    detail: 'Nothing here.',
  };
  return route.fulfill({ status: 404, json: problem, contentType: 'application/problem+json' });
}

/** Stands in for the API of a page; tells of error reports and of calls that the live API does not have. */
export async function answerApi(
  page: Page,
  calls: KnownCalls | undefined,
  onFault: (words: string) => void,
): Promise<void> {
  await page.route('**/api/**', (route) => answer(route, calls, onFault));
  await admit(page);
}

/** Asks a live site which calls its API has; undefined when it does not answer. */
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
