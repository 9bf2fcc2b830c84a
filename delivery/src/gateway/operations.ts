import { timingSafeEqual } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  beginInspected,
  type CanaryStep,
  PointerMoved,
  promoteInspected,
  type ReleaseStorage,
  releaseNamed,
  rollBack,
  steerInspected,
} from '../releases/index.ts';
import { previewLink } from './preview.ts';
import { problem } from './problems.ts';
import { statusOf } from './status.ts';
import { isFromThisMachine } from './this-machine.ts';

export type OperationsOptions = {
  storage: ReleaseStorage;
  /** The token our own servers use; without one, processes on this machine have access. */
  token?: string;
  /** The site's address, for preview links. */
  origin: string;
  /** Signs preview links; without it, previews are off. */
  previewSecret?: string;
};

/**
 * Admits our own servers: those that send RELEASES_TOKEN or, without one, processes on this machine. A page in a local
 * browser is kept out, because `x-releases-client` would need a CORS preflight.
 */
function insiders(token: string | undefined): RequestHandler {
  const isInsider = (request: Request): boolean => {
    if (!token) return isFromThisMachine(request);
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

/** An hour: long enough to look around, short enough that a leaked link does little harm. */
const previewMilliseconds = 3_600_000;

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

type MoveRequest = CanaryStep & { app: string; release?: string; staffFirst?: boolean };

const isOptional = (type: 'string' | 'number' | 'boolean', value: unknown): boolean =>
  value === undefined || typeof value === type;

/** Reads a request about one application; sends a 422 and returns undefined if it is incomplete. */
function moveRequestOf(request: Request, response: Response): MoveRequest | undefined {
  const { app = '' } = request.params as { app?: string };
  const { release, by, share, staffFirst, end, reason } = request.body ?? {};
  const isWhole =
    [release, reason].every((text) => isOptional('string', text)) &&
    isOptional('number', share) &&
    isOptional('boolean', staffFirst);
  if (typeof by === 'string' && isWhole && [undefined, 'back', 'everyone'].includes(end)) {
    return { app, by, release, share, staffFirst, end, reason };
  }
  problem(response, 422, 'invalid', 'The request must name who makes it ("by") and the release it is about.');
  return undefined;
}

/**
 * `/registry`, for our own servers only: each application's live release and candidates, and how to promote, roll back and
 * preview them. The staff's Releases page uses it through the API.
 */
export function operations({ storage, token, origin, previewSecret }: OperationsOptions): Router {
  const router = Router();
  router.use(insiders(token));

  router.get('/', async (_request, response) => {
    const apps = await storage.applications();
    const statuses = await Promise.all(apps.map((app) => statusOf(storage, app)));
    response.setHeader('cache-control', 'no-store');
    const live = statuses.filter((status) => !!status);
    const retired = apps.filter((app) => !live.some(([, status]) => status.app === app));
    response.json({ apps: Object.fromEntries(live), retired });
  });

  /** Handles `POST /registry/<app>/<what>`; a refusal is a problem document with the reason. */
  const onRequest = (
    what: string,
    refusedCode: string,
    act: (moveRequest: MoveRequest) => Promise<unknown>,
  ) =>
    router.post(`/:app/${what}`, express.json({ limit: '2kb' }), async (request, response) => {
      const moveRequest = moveRequestOf(request, response);
      if (!moveRequest) return;
      try {
        response.json(await act(moveRequest));
      } catch (failure) {
        problem(response, failure instanceof PointerMoved ? 409 : 422, refusedCode, messageOf(failure));
      }
    });

  onRequest('rollback', 'not_rolled_back', ({ app, by, release }) =>
    rollBack(storage, app, by, { to: release }),
  );

  onRequest('promote', 'not_promoted', async ({ app, by, release = '' }) => ({
    release,
    outcome: await promoteInspected(storage, app, release, by),
  }));

  onRequest('canary', 'no_canary', ({ app, release, share = 0, staffFirst, ...step }) =>
    release === undefined
      ? steerInspected(storage, app, { share, ...step })
      : beginInspected(storage, app, { release, share, staffFirst, by: step.by }),
  );

  onRequest('preview', 'no_preview', async ({ app, release: name = '' }) => {
    if (!previewSecret) throw new Error('Previews are turned off on this site.');
    const release = await releaseNamed(storage, app, name);
    const expires = Date.now() + previewMilliseconds;
    return { link: previewLink(origin, { app, release, expires }, previewSecret), expires };
  });

  return router;
}
