import type { Request } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Handlers, SENT } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { isThisMachine } from '../../requests/protections/index.ts';
import { docsPage } from './docs-page.ts';
import { faultsByRelease } from './faults.ts';
import { isFirstDataIn } from './first-data-state.ts';
import { openApi } from './openapi.ts';

const TIMEOUT_MS = 1_500;

/** How many apps the gateway's release registry serves, or has retired; 0 if it can't be reached. */
async function servedApps(releasesUrl: string, token?: string): Promise<number> {
  try {
    const answer = await fetch(releasesUrl, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return 0;
    const { apps = {}, retired = [] } = (await answer.json()) as { apps?: object; retired?: string[] };
    return Object.keys(apps).length + retired.length;
  } catch {
    return 0;
  }
}

const APPS = 6;
const PING_MS = 1_500;

type Names = 'live' | 'ready' | 'metrics' | 'faultMetrics' | 'openApiDocument' | 'apiDocs';

/** Liveness, readiness and figures for the site's operator. */
export const operationsHandlers = (deps: Deps): Handlers<Names> => ({
  live: () => ({ status: 'ok' }),
  ready: async ({ response }) => {
    const checks = await readiness(deps);
    const ready = Object.values(checks).every(Boolean);
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ok' : 'unavailable', checks });
    return SENT;
  },
  openApiDocument: ({ response }) => {
    response.json(openApi());
    return SENT;
  },
  apiDocs: ({ response }) => {
    // The page has an inline style and no script.
    response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    response.type('html').send(docsPage());
    return SENT;
  },
  metrics: async ({ request, response }) => {
    if (!isInside(deps, request)) throw problem('not_found');
    response.type('text/plain').send(await deps.metrics.registry.metrics());
    return SENT;
  },
  faultMetrics: async ({ request, response }) => {
    if (!isInside(deps, request)) throw problem('not_found');
    response.set('Cache-Control', 'no-store');
    return { faults: await faultsByRelease(deps) };
  },
});

async function readiness(deps: Deps): Promise<Record<string, boolean>> {
  const database = await answers(deps);
  const data = database && (await isFirstDataIn(deps.connection).catch(() => false));
  const { releasesUrl, releasesToken } = deps.configuration;
  if (releasesUrl === undefined) return { database, data };
  return { database, data, apps: (await servedApps(releasesUrl, releasesToken)) >= APPS };
}

async function answers({ connection }: Deps): Promise<boolean> {
  try {
    await connection.db?.command({ ping: 1 }, { timeoutMS: PING_MS });
    return connection.readyState === 1;
  } catch {
    return false;
  }
}

/**
 * Whether the caller may see metrics: callers of the API itself, not through the gateway, are internal; on a
 * developer's machine so are the gateway's callers from that machine.
 */
function isInside({ configuration }: Deps, request: Request): boolean {
  const cameThroughGateway = request.headers['x-forwarded-for'] !== undefined;
  return !cameThroughGateway || (configuration.localMode && isThisMachine(request));
}
