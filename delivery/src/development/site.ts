import { EventEmitter, on } from 'node:events';
import express, { type Express, type RequestHandler } from 'express';
import type { Application } from '../applications.ts';
import { createGateway } from '../gateway/application.ts';
import type { Composition, PublishedRemote } from '../gateway/registry.ts';
import type { Shelf } from '../releases/index.ts';

/** Puts the remote's development build in the place of its release; a remote that has none yet joins the others. */
export function withDevelopmentBuild({ app, remote, version }: Application) {
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
      for await (const _ of on(builds, 'built', { signal: gone.signal })) {
        response.write('event: built\ndata: now\n\n');
      }
    } catch {
      // The page was closed.
    }
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
 * The released site with one remote as it is being written. `builds` says 'built' after each change; open pages then
 * load anew. Nothing of another front end is built.
 */
export function developmentSite(site: DevelopmentSite): { handler: Express; builds: EventEmitter } {
  const { application, folder, shelf, siteUrl } = site;
  const builds = new EventEmitter();
  const handler = express();
  handler.get(`/dev/${application.app}/changes`, changes(builds));
  handler.use(`/dev/${application.app}`, express.static(folder, { cacheControl: false, etag: false }));
  handler.use(['/api', '/local'], asFrom(siteUrl));
  const adjust = withDevelopmentBuild(application);
  handler.use(createGateway({ shelf, apiUrl: siteUrl, localUrl: siteUrl, adjust }));
  return { handler, builds };
}
