import { timingSafeEqual } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { PointerMoved, promoteInspected, releaseNamed, rollBack, type Shelf } from '../releases/index.ts';
import { previewLink } from './preview.ts';
import { problem } from './problems.ts';
import { statusOf } from './status.ts';

export type OperationsOptions = {
  shelf: Shelf;
  /** What our own servers show; without one, processes of this machine are let in. */
  token?: string;
  /** The site's address, for preview links. */
  origin: string;
  /** Signs preview links; without it there are none. */
  previewSecret?: string;
};

const loopback = /^(::1|(::ffff:)?127\.)/;

/**
 * Lets our own servers in: those that know RELEASES_TOKEN; without one, processes of this machine. A page in a browser
 * of this machine is none of them: it can't send `x-releases-client` to another origin without asking first.
 */
function insiders(token: string | undefined): RequestHandler {
  const isInsider = (request: Request): boolean => {
    // Behind a proxy of this machine every visitor's connection comes from here: what counts is who asked the proxy.
    if (!token) return loopback.test(request.ip ?? '');
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  return (request, response, next) => {
    const changes = request.method !== 'GET';
    if (isInsider(request) && (!changes || request.headers['x-releases-client'])) return next();
    problem(response, 404, 'not_found', 'There is no such page.');
  };
}

/** An hour: long enough to look at something, short enough that a leaked link does no harm. */
const previewMilliseconds = 3_600_000;

const wordsOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

type Wish = { app: string; by: string; release?: string };

/** A request about one application; answers itself and returns undefined if it is incomplete. */
function wishOf(request: Request, response: Response): Wish | undefined {
  const { app = '' } = request.params as { app?: string };
  const { release, by } = request.body ?? {};
  if (typeof by === 'string' && (release === undefined || typeof release === 'string')) {
    return { app, by, release };
  }
  problem(response, 422, 'invalid', 'Say who asks (by), and of which release.');
  return undefined;
}

/**
 * `/registry`, for our own servers alone: what runs of each application, what could run next, and the ways forth and
 * back. The API's staff page of releases stands on it.
 */
export function operations({ shelf, token, origin, previewSecret }: OperationsOptions): Router {
  const router = Router();
  router.use(insiders(token));

  router.get('/', async (_request, response) => {
    const apps = await shelf.applications();
    const statuses = await Promise.all(apps.map((app) => statusOf(shelf, app)));
    response.setHeader('cache-control', 'no-store');
    response.json({ apps: Object.fromEntries(statuses.filter((status) => !!status)) });
  });

  /** `POST /registry/<app>/<what>`: does it, or answers in a sentence why not. */
  const onWish = (what: string, refusedCode: string, act: (wish: Wish) => Promise<unknown>) =>
    router.post(`/:app/${what}`, express.json({ limit: '2kb' }), async (request, response) => {
      const wish = wishOf(request, response);
      if (!wish) return;
      try {
        response.json(await act(wish));
      } catch (failure) {
        problem(response, failure instanceof PointerMoved ? 409 : 422, refusedCode, wordsOf(failure));
      }
    });

  onWish('rollback', 'not_rolled_back', ({ app, by, release }) => rollBack(shelf, app, by, release));

  onWish('promote', 'not_promoted', async ({ app, by, release = '' }) => ({
    release,
    outcome: await promoteInspected(shelf, app, release, by),
  }));

  onWish('preview', 'no_preview', async ({ app, release: name = '' }) => {
    if (!previewSecret) throw new Error('This site gives out no preview links.');
    const release = await releaseNamed(shelf, app, name);
    const expires = Date.now() + previewMilliseconds;
    return { link: previewLink(origin, { app, release, expires }, previewSecret), expires };
  });

  return router;
}
