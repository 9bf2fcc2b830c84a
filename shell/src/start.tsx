import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { browserEnvironment, compositionAtom, stampAppAtom, startState, store } from 'shared-domain/state';
import { SlotProvider } from 'shared-ui/remote';
import { RouterProvider } from 'shared-ui/router';
import 'shared-ui/tokens';
import { signInAddress } from './arrival/sign-in-address.ts';
import { report, reportUncaught } from './failures/report.ts';
import { createHost, remoteLoader, slotLookup } from './federation/index.ts';
import { readRegistry } from './registry/index.ts';
import { createSiteRouter } from './routing/router.tsx';

const loadObserver = {
  onRunning: (app: string, release: string) => store.set(stampAppAtom, app, release),
  onFault: ({ app }: { app: string }, { release }: { release: string }, cause: unknown) => {
    const words = cause instanceof Error ? cause.message : String(cause);
    report(new Error(`${app} ${release} could not be loaded: ${words}`, { cause }), { kind: 'remote', app });
  },
};

/** Puts the site on the page that the gateway sent. */
export function startSite(page: Document): void {
  reportUncaught(window);
  const address = signInAddress(new URL(location.href));
  if (address) history.replaceState(null, '', address);
  const registry = readRegistry(page);
  store.set(stampAppAtom, 'shell', registry.shell.release);
  startState(
    store,
    browserEnvironment(() => store.get(compositionAtom)),
  );
  const load = remoteLoader(createHost(), loadObserver);
  const root = page.getElementById('root');
  if (!root) throw new Error('This page has no place for the site.');
  createRoot(root).render(
    <Provider store={store}>
      <SlotProvider lookup={slotLookup(registry, load)}>
        <RouterProvider router={createSiteRouter(registry, load)} />
      </SlotProvider>
    </Provider>,
  );
}
