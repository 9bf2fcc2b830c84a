import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import send from 'send';
import { type ReleaseRecord, type ReleaseStorage, readOnce } from '../releases/index.ts';
import { problem } from './problems.ts';

/** An address that contains the hash of its content can be cached forever. */
const forEver = 'public, max-age=31536000, immutable';

/** The smallest encoding that the browser accepts; undefined for the plain file. */
export function encodingFor(request: Request): 'br' | 'gzip' | undefined {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : undefined;
}

const endingOf = { br: '.br', gzip: '.gz' };

/** Released files, which never change; in memory a few times as many bytes as the live releases have. */
const files = new LRUCache<string, Buffer>({
  maxSize: 48_000_000,
  sizeCalculation: ({ length }) => length || 1,
  fetchMethod: (path) => readFile(path),
  // A file that has to make room for others while it is being read is still sent.
  ignoreFetchAbort: true,
});

/** Sends a released file in the best encoding that the browser accepts. Source maps aren't served. */
export async function sendReleasedFile(
  request: Request,
  response: Response,
  storage: ReleaseStorage,
  record: ReleaseRecord,
  path: string,
  caching = forEver,
): Promise<void> {
  const file = record.files.find((each) => each.path === path);
  if (!file || path.endsWith('.map')) return problem(response, 404, 'not_found', 'There is no such file.');
  const encoding = file.brotli === undefined ? undefined : encodingFor(request);
  const folder = await storage.folderOf(record.app, record.release);
  const name = `${path}${encoding ? endingOf[encoding] : ''}`;
  const content = await files.fetch(join(folder, name)).catch(() => undefined);
  if (!content) return problem(response, 404, 'not_found', 'There is no such file.');
  response.type(extname(path));
  if (file.brotli !== undefined) response.setHeader('vary', 'accept-encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('cache-control', caching);
  response.setHeader('etag', `"${file.integrity.slice(7, 34)}${encoding ? `-${encoding}` : ''}"`);
  // By this a service worker tells the file from what a proxy answers in its place.
  response.setHeader('unencoded-digest', `sha-256=:${file.integrity.slice('sha256-'.length)}:`);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  if (request.headers.range) {
    send(request, join('/', name), { root: folder, cacheControl: false, lastModified: false }).pipe(response);
    return;
  }
  response.setHeader('accept-ranges', 'bytes');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.setHeader('content-length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** A decoded path; empty if its percent encoding is invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** `/releases/<app>/<release>/<file>`: any stored release, current or not, so that open pages keep working. */
export function releasedFiles(storage: ReleaseStorage): RequestHandler {
  const recordAt = readOnce((app: string, release: string) =>
    storage.read(app, release).catch(() => undefined),
  );
  return async (request, response) => {
    const [, , app = '', release = '', ...rest] = decoded(request.path).split('/');
    const record = await recordAt(app, release);
    if (!record) return problem(response, 404, 'not_found', 'There is no such release.');
    await sendReleasedFile(request, response, storage, record, rest.join('/'));
  };
}
