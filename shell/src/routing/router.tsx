import { createBrowserRouter, type RouteObject } from 'shared-ui/router';
import { createMemoryRouter } from 'shared-ui/router/memory';
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

const reloadPage = () => window.location.reload();

const below = (basePath: string): string => (basePath === '/' ? '/*' : `${basePath}/*`);

/**
 * The parent of a remote's routes. Its errorElement is the remote's boundary, inside the frame. Its HydrateFallback is the
 * placeholder of a lazy page that is opened directly.
 */
function mounted(remote: RegisteredRemote, routes: RouteObject[], reload = reloadPage): RouteObject {
  const redirects = countRedirects();
  return {
    id: remote.name,
    path: remote.basePath,
    HydrateFallback: RemoteWaiting,
    element: <EndlessGuard redirects={redirects} />,
    errorElement: <RemoteBroken remote={remote} reload={reload} />,
    children: withCountedRedirects(routes, redirects),
  };
}

/**
 * The placeholder of a remote until its routes are known. A splat, because the router only requests more routes when the
 * match has a parameter; the remote's own routes then take precedence.
 */
const placeholder = (remote: RegisteredRemote, known: Set<string>): RouteObject => ({
  path: below(remote.basePath),
  HydrateFallback: RemoteWaiting,
  Component: () =>
    known.has(remote.app) ? <NotFound /> : <RemoteMissing remote={remote} reload={reloadPage} />,
});

const site = (registry: ReleaseRegistry, places: RouteObject[]): RouteObject => ({
  element: <SiteFrame registry={registry} />,
  children: [{ id: pages, children: places }],
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

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The site's router. A remote's routes are added on the first visit to one of its paths; until they have loaded, the
 * previous page stays visible, so that nothing flashes between remotes.
 */
export function createSiteRouter(
  registry: ReleaseRegistry,
  load: LoadRemote,
  reload = reloadPage,
): SiteRouter {
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
        patch(pages, [mounted(remote, routes, reload)]);
      } catch {
        // Already reported by the loader; the placeholder tells the visitor and offers a retry.
      }
    },
  });
}
