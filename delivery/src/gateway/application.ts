import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Shelf } from '../releases/index.ts';
import { type BodyLimits, bodies } from './bodies.ts';
import { crawlerFiles } from './crawlers.ts';
import { encodingFor, releasedFiles, sendReleasedFile } from './files.ts';
import { forwardTo } from './forwarding.ts';
import { isSomebodys } from './hints.ts';
import { operations } from './operations.ts';
import { type Page, pageMaker } from './page.ts';
import { type Preview, previews } from './preview.ts';
import { problem } from './problems.ts';
import { pageProtection } from './protection.ts';
import { type Composition, compositionReader, type Overrides } from './registry.ts';

export type GatewayOptions = {
  shelf: Shelf;
  /** Where the API listens. */
  apiUrl: string;
  /** Where the stand-ins of a developer's machine listen; `/local` exists only with it. */
  localUrl?: string;
  /** The address under which visitors know the site (`https://shop.example`); search engines need it in full. */
  publicOrigin?: string;
  /** How many proxies of ours (TLS, a CDN) stand in front: so many entries of X-Forwarded-For are believed. */
  trustedProxies?: number;
  /** What our own servers show to be let in to `/registry`; without it, they have to be on this machine. */
  releasesToken?: string;
  /** Signs preview links; without it there are none. */
  previewSecret?: string;
  /** Whether payments are in their provider's test mode: only then can one be made in a preview. */
  testPayments?: boolean;
  /** Releases to serve in place of those that run: a candidate is looked at before it goes live. */
  overrides?: Overrides;
  /** The last word on what a page is made of: a build that is no release yet. */
  adjust?: (composition: Composition) => Composition;
  /** How slowly and how many at once bodies may arrive, where it is not as usual. */
  bodyLimits?: Partial<BodyLimits>;
  log?: (message: string, failure?: unknown) => void;
};

/** An address that ends so is a file, never a page: a missing one is a 404 and not the shell's HTML. */
const fileLike = /\.(js|mjs|css|map|json|html|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|webmanifest)$/i;

function sendPage(
  request: express.Request,
  response: express.Response,
  page: Page,
  isPreview: boolean,
): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', isPreview ? 'private, no-store' : 'no-cache');
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', page.etag);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = encodingFor(request);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.send(page[encoding ?? 'plain']);
}

/** One origin for everything: pages, immutable files of releases, the API. It does not listen by itself. */
export function createGateway(options: GatewayOptions): Express {
  const { shelf, apiUrl, localUrl, releasesToken, publicOrigin = '', log = console.error } = options;
  const { previewSecret, testPayments = false } = options;
  const gateway = express();
  gateway.disable('x-powered-by');
  gateway.set('etag', false);
  gateway.set('trust proxy', options.trustedProxies ?? 0);
  const read = compositionReader(shelf);
  const { overrides, adjust = (composition) => composition } = options;
  const preview = previewSecret
    ? previews({ shelf, secret: previewSecret, origin: publicOrigin, testPayments })
    : undefined;
  const compose = async (seen?: Preview) => {
    if (!seen) return adjust(await read(overrides));
    const composition = await read({ ...overrides, [seen.app]: seen.release });
    return adjust({ ...composition, registry: { ...composition.registry, preview: seen } });
  };
  const makePage = pageMaker(shelf, publicOrigin);

  gateway.use(['/api', '/local'], bodies(options.bodyLimits));
  if (preview) {
    gateway.use('/preview', preview.links);
    gateway.use('/api', preview.guardPayments);
  }
  gateway.use('/api', forwardTo(apiUrl, 'The shop'));
  if (localUrl) gateway.use('/local', forwardTo(localUrl, 'The stand-ins'));

  gateway.use('/registry', operations({ shelf, token: releasesToken, origin: publicOrigin, previewSecret }));

  gateway.get('/health', async (_request, response) => {
    const { registry } = await compose();
    const apps = Object.values(registry.apps).map(({ app, release }) => [app, release]);
    response.setHeader('cache-control', 'no-store');
    response.json({ status: 'ok', apps: Object.fromEntries(apps) });
  });

  gateway.get(/^\/releases\//, releasedFiles(shelf));

  gateway.use(crawlerFiles(() => compose(), publicOrigin));

  const plainFile: RequestHandler = async (request, response, next) => {
    if (!fileLike.test(request.path)) return next();
    const { shell } = await compose();
    const name = request.path.slice(1);
    if (name === 'page.html') return problem(response, 404, 'not_found', 'There is no such file.');
    await sendReleasedFile(request, response, shelf, shell, name, 'public, max-age=3600');
  };

  gateway.get(/.*/, plainFile, pageProtection(), async (request, response) => {
    const seen = preview?.of(request);
    const composition = await compose(seen);
    // What nobody has says so to machines too; its page says it to people.
    if (!isSomebodys(composition, request.path)) response.status(404);
    sendPage(request, response, await makePage(composition, request.path), seen !== undefined);
  });

  gateway.use((request, response) => {
    response.setHeader('allow', 'GET, HEAD');
    problem(response, 405, 'method_not_allowed', `A page does not answer to ${request.method}.`);
  });

  const failed: ErrorRequestHandler = (failure, request, response, _next) => {
    log(`${request.method} ${request.path} failed`, failure);
    problem(response, 503, 'unavailable', 'The site can’t be shown right now. Please try again in a moment.');
  };
  gateway.use(failed);
  return gateway;
}
