import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { ReleaseStorage } from '../releases/index.ts';
import { type BodyLimits, bodies } from './bodies.ts';
import { canarySides, canaryVisitorOf, keepNumber } from './canary.ts';
import { type CanaryNumbers, canaryNumbers } from './canary-number.ts';
import type { CanaryVisitor } from './canary-share.ts';
import { crawlerFiles } from './crawlers.ts';
import { earlyCallsFor } from './early-calls.ts';
import { encodingFor, releasedFiles, sendReleasedFile } from './files.ts';
import { type FirstSight, firstSights, visitorOf } from './first-paint/index.ts';
import { forwardTo } from './forwarding.ts';
import { belongsToRemote } from './hints.ts';
import { operations } from './operations.ts';
import { type Page, pageMaker } from './page.ts';
import { type Preview, type Previews, previews } from './preview.ts';
import { problem } from './problems.ts';
import { everyAnswer, pageProtection, pageReporting, trustedTypes, withStyles } from './protection.ts';
import { type Composition, compositionReader, type Overrides } from './registry.ts';
import { isFromThisMachine } from './this-machine.ts';

export type GatewayOptions = {
  storage: ReleaseStorage;
  /** The API's address. */
  apiUrl: string;
  /** The local stand-ins' address; `/local` exists only with it. */
  localUrl?: string;
  /** Whether other machines may see the stand-ins' pages too; the mailbox contains staff's sign-in links. */
  openStandIns?: boolean;
  /** The site's public address (`https://shop.example`); search engines need absolute addresses. */
  publicOrigin?: string;
  /** How many of our proxies (TLS, a CDN) are in front: that many entries of X-Forwarded-For are trusted. */
  trustedProxies?: number;
  /** The token our servers use for `/registry`; without one, only this machine has access. */
  releasesToken?: string;
  /** Signs preview links and visitors' numbers; without it, previews are off, and no other gateway knows the numbers. */
  previewSecret?: string;
  /** Whether payments are in test mode; only then can a preview place paid orders. */
  testPayments?: boolean;
  /** Releases to serve instead of the live ones, to check a candidate. */
  overrides?: Overrides;
  /** Adjusts a page's composition, for a build that isn't a release yet. */
  adjust?: (composition: Composition) => Composition;
  /** Overrides the default limits on slow and concurrent request bodies. */
  bodyLimits?: Partial<BodyLimits>;
  log?: (message: string, failure?: unknown) => void;
};

/** A path with a file extension; a missing file is a 404, not the shell's HTML. */
const fileLike = /\.(js|mjs|css|map|json|html|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|webmanifest)$/i;

/** A path traversal, which a server behind would resolve. Browsers resolve such paths themselves. */
const climbing = /[\\/](\.|%2e){1,2}([\\/]|$)/i;

function sendPage(request: express.Request, response: express.Response, page: Page, caching: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', caching);
  response.setHeader('vary', 'accept-encoding, cookie');
  if (!caching.includes('no-store')) response.setHeader('etag', page.etag);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = encodingFor(request);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.send(page[encoding ?? 'plain']);
}

/** The mailbox and the payment pages of the stand-ins are for this machine, unless they were opened to others by name. */
const standInPages =
  (isOpen: boolean): RequestHandler =>
  (request, response, next) => {
    if (isOpen || isFromThisMachine(request)) return next();
    problem(response, 404, 'not_found', 'There is no such page.');
  };

/** Reads compositions. */
function composer({ storage, overrides, adjust = (composition) => composition }: GatewayOptions) {
  const read = compositionReader(storage);
  return async (seen?: Preview, visitor?: CanaryVisitor): Promise<Composition> => {
    if (!seen) return adjust(await read(overrides, visitor));
    const composition = await read({ ...overrides, [seen.app]: seen.release });
    return adjust({ ...composition, registry: { ...composition.registry, preview: seen } });
  };
}

/** The status is for machines: people see the page's or the shell's 'not found'. */
const statusOf = (
  composition: Composition,
  path: string,
  found: FirstSight | 'missing' | undefined,
): number => (found === 'missing' || !belongsToRemote(composition, path) ? 404 : 200);

/** Sends a path's page, composed for its visitor: a preview, a canary or the live releases. */
function pages(
  { storage, apiUrl, publicOrigin = '', adjust, log = console.error }: GatewayOptions,
  compose: ReturnType<typeof composer>,
  preview: Previews | undefined,
  numbers: CanaryNumbers,
): RequestHandler {
  const makePage = pageMaker(storage, { origin: publicOrigin, inDevelopment: adjust !== undefined });
  const sights = firstSights({ storage, apiUrl, log });
  return async (request, response) => {
    const seen = preview?.of(request);
    const visitor = canaryVisitorOf(request, numbers);
    const composition = await compose(seen, visitor);
    const isTheirs = keepNumber(request, response, visitor, composition, numbers);
    const path = request.path;
    // An address with filters needs other products than the first paint shows.
    const isPlain = request.originalUrl === path && composition.start === undefined;
    const early = isPlain ? earlyCallsFor(composition, request) : [];
    const theirs = await sights.forStaff(composition, request, early);
    const found =
      theirs ??
      (isPlain ? await sights.forEveryone(composition, path, visitorOf(request, composition)) : undefined);
    response.status(statusOf(composition, path, found));
    const sight = found === 'missing' ? undefined : found;
    const isPrivate = isTheirs || early.length > 0;
    const caching = seen || theirs ? 'private, no-store' : isPrivate ? 'private, no-cache' : 'no-cache';
    const page = await makePage(composition, path, { sight, early });
    const policy = withStyles(String(response.getHeader('content-security-policy')), page.styleSources);
    const types = composition.shell.host?.trustedTypes ? trustedTypes : '';
    response.setHeader('content-security-policy', `${policy}${types}`);
    sendPage(request, response, page, caching);
  };
}

type Compose = ReturnType<typeof composer>;

const health =
  (compose: Compose): RequestHandler =>
  async (_request, response) => {
    const { registry } = await compose();
    const apps = Object.values(registry.apps).map(({ app, release }) => [app, release]);
    response.setHeader('cache-control', 'no-store');
    response.json({ status: 'ok', apps: Object.fromEntries(apps) });
  };

/** Files of the shell's release at the site's root (the service worker, icons). */
const plainFile =
  (storage: ReleaseStorage, compose: Compose): RequestHandler =>
  async (request, response, next) => {
    if (!fileLike.test(request.path)) return next();
    const { shell } = await compose();
    const name = request.path.slice(1);
    if (name === 'page.html') return problem(response, 404, 'not_found', 'There is no such file.');
    await sendReleasedFile(request, response, storage, shell, name, 'public, max-age=3600');
  };

const failed =
  (log: NonNullable<GatewayOptions['log']>): ErrorRequestHandler =>
  (failure, request, response, _next) => {
    log(`${request.method} ${request.path} failed (request ${request.headers['x-request-id']})`, failure);
    problem(response, 503, 'unavailable', 'The site can’t be shown right now. Please try again in a moment.');
  };

/** The one origin for pages, released files and the API. The caller makes it listen. */
export function createGateway(options: GatewayOptions): Express {
  const { storage, apiUrl, localUrl, releasesToken, publicOrigin = '', log = console.error } = options;
  const { previewSecret, testPayments = false, openStandIns = false } = options;
  const gateway = express();
  gateway.disable('x-powered-by');
  gateway.set('etag', false);
  gateway.set('trust proxy', options.trustedProxies ?? 0);
  const preview = previewSecret
    ? previews({ storage, secret: previewSecret, origin: publicOrigin, testPayments })
    : undefined;
  const numbers = canaryNumbers(publicOrigin, previewSecret);
  const compose = composer(options);

  gateway.use(everyAnswer, (request, response, next) => {
    if (climbing.test(request.path)) problem(response, 404, 'not_found', 'There is no such page.');
    else next();
  });
  gateway.use(['/api', '/local'], bodies(options.bodyLimits));
  if (preview) {
    gateway.use('/preview', preview.links);
    gateway.use('/api', preview.guardPayments);
  }
  gateway.use(
    '/api',
    canarySides(() => compose(), numbers),
  );
  gateway.use('/api', forwardTo(apiUrl, 'The shop'));
  if (localUrl) gateway.use('/local', standInPages(openStandIns), forwardTo(localUrl, 'The stand-ins'));

  gateway.use(
    '/registry',
    operations({ storage, token: releasesToken, origin: publicOrigin, previewSecret }),
  );

  gateway.get('/health', health(compose));
  gateway.get(/^\/releases\//, releasedFiles(storage));

  gateway.use(crawlerFiles(() => compose(), publicOrigin));

  gateway.get(
    /.*/,
    plainFile(storage, compose),
    pageProtection({
      inDevelopment: options.adjust !== undefined,
      isSecure: !publicOrigin.startsWith('http:'),
    }),
    pageReporting,
    pages(options, compose, preview, numbers),
  );

  gateway.use((request, response) => {
    response.setHeader('allow', 'GET, HEAD');
    problem(response, 405, 'method_not_allowed', `A page does not answer to ${request.method}.`);
  });

  gateway.use(failed(log));
  return gateway;
}
