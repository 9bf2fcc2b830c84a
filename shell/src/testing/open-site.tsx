import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import { store } from 'shared-domain/state';
import type { RemoteModule } from 'shared-ui/remote';
import { Link, RouterProvider } from 'shared-ui/router';
import type { RemoteRelease } from '../registry/index.ts';
import { createSiteRouter } from '../routing/router.tsx';
import { registered, registryOf } from './registries.ts';

const remotes = [
  registered('mfe-landing', '/', { frame: { ...registered('', '/').frame, footer: 'none' } }),
  registered('mfe-dtc', '/dtc', { title: 'Retail Shop' }),
  registered('mfe-kegs', '/dtckegs', { title: 'Keg Portal' }),
];

const page = (text: string, to = '/'): RemoteModule => ({
  routes: [
    {
      index: true,
      element: (
        <>
          <h1>{text}</h1>
          <Link to={to}>onward</Link>
        </>
      ),
    },
  ],
});

/** Three working remotes. */
export const healthy: Record<string, RemoteModule> = {
  'mfe-landing': page('Welcome', '/dtc'),
  'mfe-dtc': page('Bottles and cans', '/dtckegs'),
  'mfe-kegs': page('Kegs'),
};

type Before = { previous?: RemoteRelease; reload?: () => void };

/** Renders the site at an address, with remotes loaded by `load`, each with an optional `previous` release. */
export function openSite(
  path: string,
  load: (app: string) => Promise<RemoteModule>,
  { previous, reload }: Before = {},
) {
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', path);
  const registry = registryOf(...remotes.map((remote) => ({ ...remote, previous })));
  const router = createSiteRouter(registry, ({ app }) => load(app), reload);
  return render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

/** Loads each remote's module; a missing one fails to load. */
export const serving = (modules: Record<string, RemoteModule>) => async (app: string) => {
  const module = modules[app];
  if (!module) throw new Error('gone');
  return module;
};
