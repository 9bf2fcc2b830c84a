import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'shared-ui/router';
import { EndlessGuard } from '../containment/endless-guard.tsx';
import { NotFound } from '../containment/not-found.tsx';
import { countRedirects, withCountedRedirects } from '../containment/redirects.ts';
import { RemoteBroken } from '../containment/remote-broken.tsx';
import { RemoteMissing } from '../containment/remote-missing.tsx';
import { RemoteWaiting } from '../containment/remote-waiting.tsx';
import type { LoadRemote } from '../federation/index.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { type RegisteredRemote, type ReleaseRegistry, remoteAt } from '../registry/index.ts';

const pages = 'pages';

const reload = () => window.location.reload();

const below = (basePath: string): string => (basePath === '/' ? '/*' : `${basePath}/*`);

/**
 * Where a remote's own routes hang. Its errorElement is the one boundary of this remote: the frame stays around it. Its
 * HydrateFallback stands where a lazy page will be that somebody opens directly.
 */
function mounted(remote: RegisteredRemote, routes: RouteObject[]): RouteObject {
  const redirects = countRedirects();
  return {
    id: remote.name,
    path: remote.basePath,
    HydrateFallback: RemoteWaiting,
    element: <EndlessGuard redirects={redirects} />,
    errorElement: <RemoteBroken remote={remote} />,
    children: withCountedRedirects(routes, redirects),
  };
}

/**
 * Stands where a remote will be until its routes are known. A splat, because the router asks for more routes only
 * where what it has matches by a parameter; the remote's own routes then win over it.
 */
const placeholder = (remote: RegisteredRemote, known: Set<string>): RouteObject => ({
  path: below(remote.basePath),
  HydrateFallback: RemoteWaiting,
  Component: () => (known.has(remote.app) ? <NotFound /> : <RemoteMissing remote={remote} reload={reload} />),
});

const site = (registry: ReleaseRegistry, places: RouteObject[]): RouteObject => ({
  element: <SiteFrame registry={registry} />,
  children: [{ id: pages, children: places }],
});

/** A router that stands on the first page of one remote: for drawing it where there is no browser. */
export const createStillRouter = (
  registry: ReleaseRegistry,
  remote: RegisteredRemote,
  routes: RouteObject[],
) => createMemoryRouter([site(registry, [mounted(remote, routes)])], { initialEntries: [remote.basePath] });

export type SiteRouter = ReturnType<typeof createMemoryRouter>;

/**
 * The site's router. A remote's routes join it when somebody first goes to one of its paths; until they are there the
 * page that was open stays, so that nothing flashes between two remotes.
 */
export function createSiteRouter(registry: ReleaseRegistry, load: LoadRemote): SiteRouter {
  const known = new Set<string>();
  const places = registry.remotes.map((remote) => placeholder(remote, known));
  const nowhere = { path: '*', Component: NotFound };
  return createBrowserRouter([site(registry, [...places, nowhere])], {
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remoteAt(registry, path);
      if (!remote || known.has(remote.app)) return;
      try {
        const { routes } = await load(remote);
        known.add(remote.app);
        patch(pages, [mounted(remote, routes)]);
      } catch {
        // Reported by the loader already; the placeholder says so to the visitor and offers a retry.
      }
    },
  });
}
