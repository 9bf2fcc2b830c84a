import { EventEmitter, on } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import type { Application } from '../applications.ts';
import { developmentFolder } from '../bundling/private-folders.ts';
import { createGateway } from '../gateway/application.ts';
import { type Composition, compositionReader, type PublishedRemote } from '../gateway/registry.ts';
import type { ReleaseRecord, Shelf } from '../releases/index.ts';
import { hotSwapScript, hotSwapSource } from './hot-swapping.ts';

/** What starts the page: the live shell in its development form; undefined where its release has none. */
function startOf(app: string, shell: ReleaseRecord): string[] | undefined {
  const { development } = shell.bundle;
  return (
    development &&
    [hotSwapScript, ...development.map((file) => `shell/${file}`)].map((file) => `/dev/${app}/${file}`)
  );
}

/** Puts the remote's development build in the place of its release; a remote that has none yet joins the others. */
function withDevelopmentBuild({ app, remote, version }: Application) {
  return (composition: Composition): Composition => {
    if (!remote) return composition;
    const { name, basePath, title, frame, slots = [] } = remote;
    const entry = `/dev/${app}/remoteEntry.js`;
    const manifest = `/dev/${app}/mf-manifest.json`;
    const own: PublishedRemote = {
      ...{ app, name, basePath, title, frame, slots },
      ...{ release: `${version}+dev`, version, entry, manifest, integrity: '' },
    };
    return {
      ...composition,
      registry: { apps: { ...composition.registry.apps, [name]: own } },
      // No hints: they speak of stored releases, and this page loads another build.
      remotes: [],
      start: startOf(app, composition.shell),
    };
  };
}

/** Says in the API's words where a call comes from: it lets in what its own site sends. */
const asFrom =
  (siteUrl: string): RequestHandler =>
  (request, _response, next) => {
    const { origin, host } = new URL(siteUrl);
    if (request.headers.origin) request.headers.origin = origin;
    request.headers.host = host;
    next();
  };

const changes =
  (builds: EventEmitter): RequestHandler =>
  async (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': listening\n\n');
    const gone = new AbortController();
    request.on('close', () => gone.abort());
    try {
      for await (const [hash] of on(builds, 'built', { signal: gone.signal })) {
        response.write(`event: built\ndata: ${hash}\n\n`);
      }
    } catch {
      // The page was closed.
    }
  };

/** A browser asks each time: the same name holds something else after the next change, or the next shell. */
const askedForAnew = (response: ServerResponse) => response.setHeader('cache-control', 'no-cache');

/** Files of the development form of the shell that is live at this moment. */
const shellFiles =
  (shelf: Shelf, shell: () => Promise<ReleaseRecord>): RequestHandler =>
  async (request, response) => {
    const { app, release } = await shell();
    const root = join(await shelf.folderOf(app, release), developmentFolder);
    response.sendFile(request.path, { root, cacheControl: false, headers: { 'cache-control': 'no-cache' } });
  };

export type DevelopmentSite = {
  application: Application;
  /** Folder of the development build. */
  folder: string;
  shelf: Shelf;
  /** The running site whose API and stand-ins the pages use. */
  siteUrl: string;
};

/**
 * The released site with one remote as it is being written. `builds` says 'built' with the build's hash after each
 * change; open pages then take over what changed. Nothing of another front end is built.
 */
export function developmentSite(site: DevelopmentSite): { handler: Express; builds: EventEmitter } {
  const { application, folder, shelf, siteUrl } = site;
  const builds = new EventEmitter();
  const handler = express();
  const own = `/dev/${application.app}`;
  const read = compositionReader(shelf);
  handler.get(`${own}/changes`, changes(builds));
  handler.get(`${own}/${hotSwapScript}`, (_request, response) => {
    response.type('text/javascript').send(hotSwapSource());
  });
  handler.use(
    `${own}/shell`,
    shellFiles(shelf, async () => (await read()).shell),
  );
  handler.use(own, express.static(folder, { cacheControl: false, setHeaders: askedForAnew }));
  handler.use(['/api', '/local'], asFrom(siteUrl));
  const adjust = withDevelopmentBuild(application);
  handler.use(createGateway({ shelf, apiUrl: siteUrl, localUrl: siteUrl, adjust }));
  return { handler, builds };
}
