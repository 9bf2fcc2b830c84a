import { timingSafeEqual } from 'node:crypto';
import express, { type Request, type RequestHandler, Router } from 'express';
import {
  movesOf,
  PointerMoved,
  pointerOf,
  type ReleaseRecord,
  rollBack,
  type Shelf,
} from '../releases/index.ts';
import { problem } from './problems.ts';

/** One stored release, as staff see it. */
type StoredRelease = Pick<
  ReleaseRecord,
  'release' | 'version' | 'commit' | 'dirty' | 'author' | 'builtAt'
> & {
  bytes: number;
};

const storedRelease = (record: ReleaseRecord): StoredRelease => {
  const { release, version, commit, dirty, author, builtAt, files } = record;
  const bytes = files.reduce((sum, file) => sum + (file.brotli ?? file.bytes), 0);
  return { release, version, commit, dirty, author, builtAt, bytes };
};

/** What runs of one application, its history and what could run instead. */
async function statusOf(shelf: Shelf, app: string) {
  const names = await shelf.releasesOf(app);
  const records = (await Promise.all(names.map((name) => shelf.read(app, name)))).filter((each) => !!each);
  const pointer = await pointerOf(shelf, app);
  const current = records.find(({ release }) => release === pointer?.current.release);
  if (!pointer || !current) return undefined;
  const name = current.remote?.name ?? current.host?.name ?? app;
  const status = {
    app,
    name,
    title: current.remote?.title ?? 'Shell',
    basePath: current.remote?.basePath,
    ...storedRelease(current),
    since: pointer.current.at,
    by: pointer.current.by,
    kind: pointer.current.kind,
    previous: pointer.previous,
    moves: (await movesOf(shelf, app)).reverse(),
    stored: records.map(storedRelease).sort((one, other) => other.builtAt.localeCompare(one.builtAt)),
  };
  return [name, status] as const;
}

const loopback = /^(::1|(::ffff:)?127\.)/;

/**
 * Lets our own servers in: those that know RELEASES_TOKEN; without one, processes of this machine. A page in a browser
 * of this machine is none of them: it can't send `x-releases-client` to another origin without asking first.
 */
function insiders(token: string | undefined): RequestHandler {
  const isInsider = (request: Request): boolean => {
    if (!token) return loopback.test(request.socket.remoteAddress ?? '');
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

/**
 * `/registry`, for our own servers alone: what runs of each application, and the way back. The API's staff page of
 * releases stands on it.
 */
export function operations(shelf: Shelf, token?: string): Router {
  const router = Router();
  router.use(insiders(token));

  router.get('/', async (_request, response) => {
    const apps = await shelf.applications();
    const statuses = await Promise.all(apps.map((app) => statusOf(shelf, app)));
    response.setHeader('cache-control', 'no-store');
    response.json({ apps: Object.fromEntries(statuses.filter((status) => !!status)) });
  });

  router.post('/:app/rollback', express.json({ limit: '2kb' }), async (request, response) => {
    const { app = '' } = request.params as { app?: string };
    const { release, by } = request.body ?? {};
    if (typeof by !== 'string' || (release !== undefined && typeof release !== 'string')) {
      return problem(response, 422, 'invalid', 'Say who rolls back, and optionally to which release.');
    }
    try {
      response.json(await rollBack(shelf, app, by, release));
    } catch (failure) {
      const status = failure instanceof PointerMoved ? 409 : 422;
      problem(
        response,
        status,
        'not_rolled_back',
        failure instanceof Error ? failure.message : String(failure),
      );
    }
  });
  return router;
}
