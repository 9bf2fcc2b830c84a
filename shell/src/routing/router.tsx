import { createBrowserRouter, type PageRouter, type RouteObject } from 'shared-ui/router';
import { createMemoryRouter } from 'shared-ui/router/memory';
import { EndlessGuard } from '../containment/endless-guard.tsx';
import { NotFound } from '../containment/not-found.tsx';
import { RemoteBroken } from '../containment/remote-broken.tsx';
import { RemoteMissing } from '../containment/remote-missing.tsx';
import { RemoteWaiting } from '../containment/remote-waiting.tsx';
import type { LoadRemote } from '../federation/index.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { type RegisteredRemote, type ReleaseRegistry, remoteAt } from '../registry/index.ts';

const reloadPage = () => window.location.reload();

const below = (basePath: string): string => (basePath === '/' ? '/*' : `${basePath}/*`);

/**
 * The parent of a remote's routes. Its errorElement is the remote's boundary, inside the frame. Its HydrateFallback is the
 * placeholder of a lazy page that is opened directly.
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

/** The placeholder of a remote until its routes are known, which then take precedence. */
const placeholder = (remote: RegisteredRemote, known: Set<string>): RouteObject => ({
  path: below(remote.basePath),
  HydrateFallback: RemoteWaiting,
  Component: () =>
    known.has(remote.app) ? <NotFound /> : <RemoteMissing remote={remote} reload={reloadPage} />,
});

const site = (registry: ReleaseRegistry, places: RouteObject[]): RouteObject => ({
  element: <SiteFrame registry={registry} />,
  children: places,
});

/** What is known of a remote before it is released. */
export type RemoteBlock = Pick<RegisteredRemote, 'name' | 'basePath' | 'title' | 'frame'>;

const unreleased = { app: '', release: '', version: '', entry: '', integrity: '', slots: [] };

/** A static router at one page of a remote, its first one unless said, for drawing it without a browser. */
export function createStillRouter(block: RemoteBlock, routes: RouteObject[], path = block.basePath) {
  const remote = { ...unreleased, ...block };
  const registry = { shell: { release: '', version: '' }, remotes: [remote] };
  return createMemoryRouter([site(registry, [mounted(remote, routes)])], { initialEntries: [path] });
}

/**
 * The site's router. A remote's routes are added on the first visit to one of its paths; until they have loaded, the
 * previous page stays visible, so that nothing flashes between remotes.
 */
export function createSiteRouter(
  registry: ReleaseRegistry,
  load: LoadRemote,
  reload = reloadPage,
): PageRouter {
  const known = new Set<string>();
  const places = registry.remotes.map((remote) => placeholder(remote, known));
  places.push({ path: '*', Component: NotFound });
  const addRoutes = async (remote: RegisteredRemote) => {
    try {
      const { routes } = await load(remote);
      known.add(remote.app);
      places.push(mounted(remote, routes, reload));
    } catch {
      // Already reported by the loader; the placeholder tells the visitor and offers a retry.
    }
  };
  return createBrowserRouter([site(registry, places)], (path) => {
    const remote = remoteAt(registry, path);
    return remote && !known.has(remote.app) ? addRoutes(remote) : undefined;
  });
}
