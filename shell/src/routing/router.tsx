import { createBrowserRouter, createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { EndlessGuard } from '../containment/endless-guard.tsx';
import { NotFound } from '../containment/not-found.tsx';
import { RemoteBroken } from '../containment/remote-broken.tsx';
import { RemoteMissing } from '../containment/remote-missing.tsx';
import { RemoteWaiting } from '../containment/remote-waiting.tsx';
import { SiteBroken } from '../containment/site-broken.tsx';
import type { LoadRemote } from '../federation/index.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { type RegisteredRemote, type ReleaseRegistry, remoteAt } from '../registry/index.ts';

const reloadPage = () => window.location.reload();

const below = (basePath: string): string => (basePath === '/' ? '/*' : `${basePath}/*`);

/**
 * The parent of a remote's routes. Its errorElement is the remote's boundary; its HydrateFallback is shown while a lazy
 * page is loading.
 */
function mounted(remote: RegisteredRemote, routes: RouteObject[], reload = reloadPage): RouteObject {
  return {
    path: remote.basePath,
    HydrateFallback: RemoteWaiting,
    element: <EndlessGuard />,
    errorElement: <RemoteBroken remote={remote} reload={reload} />,
    children: routes,
  };
}

/** A remote's placeholder route, until its real routes are added. */
const placeholder = (remote: RegisteredRemote, known: Set<string>): RouteObject => ({
  path: below(remote.basePath),
  HydrateFallback: RemoteWaiting,
  Component: () =>
    known.has(remote.app) ? <NotFound /> : <RemoteMissing remote={remote} reload={reloadPage} />,
});

const SITE = 'site';

const site = (registry: ReleaseRegistry, places: RouteObject[]): RouteObject => ({
  id: SITE,
  element: <SiteFrame registry={registry} />,
  errorElement: <SiteBroken reload={reloadPage} />,
  children: places,
});

/** A remote before its release. */
export type RemoteBlock = Pick<RegisteredRemote, 'name' | 'basePath' | 'title' | 'frame'>;

const unreleased = { app: '', release: '', version: '', entry: '', integrity: '', slots: [] };

/** A static router at a remote's page, by default the first, for rendering without a browser. */
export function createStillRouter(block: RemoteBlock, routes: RouteObject[], path = block.basePath) {
  const remote = { ...unreleased, ...block };
  const registry = { shell: { release: '', version: '' }, remotes: [remote] };
  return createMemoryRouter([site(registry, [mounted(remote, routes)])], { initialEntries: [path] });
}

/**
 * The site's router. A remote's routes are added on the first visit; until then the previous page stays visible. A remote that
 * couldn't be loaded is requested again by the next navigation to it, since its placeholder has a splat.
 */
export function createSiteRouter(
  registry: ReleaseRegistry,
  load: LoadRemote,
  reload = reloadPage,
): DataRouter {
  const known = new Set<string>();
  const places = registry.remotes.map((remote) => placeholder(remote, known));
  places.push({ path: '*', Component: NotFound });
  return createBrowserRouter([site(registry, places)], {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const remote = remoteAt(registry, path);
      if (!remote || known.has(remote.app)) return;
      // A failure is reported by the loader; the placeholder offers a retry.
      const module = await load(remote).catch(() => undefined);
      if (!module || signal.aborted) return;
      patch(SITE, [mounted(remote, module.routes, reload)]);
      known.add(remote.app);
    },
  });
}

/** Resolves once the first page's routes and code have loaded or failed. */
export function opened({ state, subscribe }: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (state.initialized) return resolve();
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
