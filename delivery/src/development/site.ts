import { EventEmitter, on } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import type { Application } from '../applications.ts';
import { developmentFolder } from '../bundling/private-folders.ts';
import { createGateway } from '../gateway/application.ts';
import { type Composition, compositionReader, type PublishedRemote } from '../gateway/registry.ts';
import type { ReleaseRecord, ReleaseStorage } from '../releases/index.ts';
import { hotSwapScript, hotSwapSource } from './hot-swapping.ts';

/** The files that start the page: the live shell's development build, or undefined if its release has none. */
function startOf(app: string, shell: ReleaseRecord): string[] | undefined {
  const { development } = shell.bundle;
  return (
    development &&
    [hotSwapScript, ...development.map((file) => `shell/${file}`)].map((file) => `/dev/${app}/${file}`)
  );
}

/** Replaces the remote's release in the registry with its development build, or adds a remote that has no release. */
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
      // No preload hints: they describe stored releases, and this page loads another build.
      remotes: [],
      start: startOf(app, composition.shell),
    };
  };
}

/** Rewrites a call's origin to the site's, since the API only accepts requests from its own site. */
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

/** Never cached: a file keeps its name while its content changes. */
const alwaysRevalidated = (response: ServerResponse) => response.setHeader('cache-control', 'no-cache');

/** Serves the live shell's development build. */
const shellFiles =
  (storage: ReleaseStorage, shell: () => Promise<ReleaseRecord>): RequestHandler =>
  async (request, response) => {
    const { app, release } = await shell();
    const root = join(await storage.folderOf(app, release), developmentFolder);
    response.sendFile(request.path, { root, cacheControl: false, headers: { 'cache-control': 'no-cache' } });
  };

export type DevelopmentSite = {
  application: Application;
  /** Folder of the development build. */
  folder: string;
  storage: ReleaseStorage;
  /** The running site whose API and stand-ins the pages use. */
  siteUrl: string;
};

/**
 * The released site with one remote in development. `builds` emits 'built' with the build's hash after each change, and
 * open pages then replace what changed. No other front end is built.
 */
export function developmentSite(site: DevelopmentSite): { handler: Express; builds: EventEmitter } {
  const { application, folder, storage, siteUrl } = site;
  const builds = new EventEmitter();
  const handler = express();
  const own = `/dev/${application.app}`;
  const read = compositionReader(storage);
  handler.get(`${own}/changes`, changes(builds));
  handler.get(`${own}/${hotSwapScript}`, (_request, response) => {
    response.type('text/javascript').send(hotSwapSource());
  });
  handler.use(
    `${own}/shell`,
    shellFiles(storage, async () => (await read()).shell),
  );
  handler.use(own, express.static(folder, { cacheControl: false, setHeaders: alwaysRevalidated }));
  handler.use(['/api', '/local'], asFrom(siteUrl));
  const adjust = withDevelopmentBuild(application);
  handler.use(createGateway({ storage, apiUrl: siteUrl, localUrl: siteUrl, adjust }));
  return { handler, builds };
}
