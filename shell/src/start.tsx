import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import type { CarriedAnswers } from 'shared-domain/client';
import {
  browserEnvironment,
  compositionAtom,
  futureAtom,
  recordAppAtom,
  startState,
  store,
} from 'shared-domain/state';
import 'shared-ui/tokens';
import { canHydrate } from './arrival/can-hydrate.ts';
import { signInAddress } from './arrival/sign-in-address.ts';
import { hasBroken } from './containment/step-back.ts';
import { report, reportUncaught } from './failures/report.ts';
import { createHost, remoteLoader, slotLookup } from './federation/index.ts';
import { readCarriedAnswers, readRegistry } from './registry/index.ts';
import { createSiteRouter, opened } from './routing/router.tsx';
import { Site } from './site.tsx';

const releaseObserver = {
  onRunning: (app: string, release: string) => store.set(recordAppAtom, app, release),
  onFault: ({ app }: { app: string }, { release }: { release: string }, cause: unknown) => {
    const message = cause instanceof Error ? cause.message : String(cause);
    void report(new Error(`${app} ${release} could not be loaded: ${message}`, { cause }), {
      kind: 'remote',
      app,
      release,
    });
  },
};

/** A mismatch isn't an error: a page prerendered by another release may differ. */
const ignoreMismatch = () => undefined;

/** Milliseconds that a first paint waits for its data before it is replaced. */
const PATIENCE_MS = 3000;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Drawn = { loaded: Promise<void>; carried: CarriedAnswers | undefined };

/**
 * Renders the site. A first paint stays visible until it can be hydrated or, if this browser's state differs, replaced in
 * one step with data. As a transition, React does it in slices.
 */
async function show(place: HTMLElement, router: DataRouter, site: ReactNode, { loaded, carried }: Drawn) {
  if (!place.firstElementChild) return startTransition(() => createRoot(place).render(site));
  await opened(router);
  if (carried) await Promise.race([loaded, after(PATIENCE_MS)]);
  const isSame = !carried || canHydrate(carried, store);
  // From here on all cards are laid out (product-grid.module.css).
  place.removeAttribute('data-first-paint');
  startTransition(() => {
    if (isSame) hydrateRoot(place, site, { onRecoverableError: ignoreMismatch });
    else createRoot(place).render(site);
  });
}

/** Notifies `first-touch.js`, which has held back clicks on the first paint. */
const announceStart = () => void window.dispatchEvent(new Event('site-started'));

/** Starts the site on the page that the gateway sent. */
export function startSite(page: Document): void {
  reportUncaught(window);
  const address = signInAddress(new URL(location.href));
  if (address) history.replaceState(null, '', address);
  const registry = readRegistry(page);
  store.set(recordAppAtom, 'shell', registry.shell.release);
  const carried = readCarriedAnswers(page);
  const { loaded } = startState(
    store,
    browserEnvironment(
      () => store.get(compositionAtom),
      () => store.get(futureAtom),
      carried,
    ),
  );
  const load = remoteLoader(createHost(registry.remotes, releaseObserver, hasBroken));
  const root = page.getElementById('root');
  if (!root) throw new Error('This page has no root element.');
  const router = createSiteRouter(registry, load);
  void show(
    root,
    router,
    <Site router={router} lookup={slotLookup(registry, load)} onStarted={announceStart} />,
    { loaded, carried },
  );
}
