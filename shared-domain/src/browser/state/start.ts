import type { createStore } from 'jotai/vanilla';
import { customerCalls } from '../../foundation/calls/index.ts';
import { CONSENT_KEY } from '../../foundation/company/index.ts';
import type { ProductsChanged, SettingsChanged } from '../../interface/contracts/index.ts';
import { pathOf } from '../client/typed-call.ts';
import { loadCatalogueAtom } from './catalogue.ts';
import { readAgeAtom, readConsentAtom } from './consents.ts';
import { type Environment, environmentAtom, readFutureAtom, tickAtom } from './environment.ts';
import { readFutureCartsAtom } from './future-carts.ts';
import { STORE_KEY } from './inventory-store.ts';
import { isLiveAtom } from './page.ts';
import { readStoreAtom } from './persisted.ts';
import { loadSessionAtom, readSessionAtom } from './session.ts';
import { adoptSettingsAtom, loadSettingsAtom } from './settings.ts';

type Store = ReturnType<typeof createStore>;

/** Milliseconds between two updates of the current time: offers start and end on an open page. */
const TICK = 30_000;

/** Reads what this browser has stored; nothing is fetched. */
function restore(store: Store, environment: Environment): void {
  store.set(environmentAtom, environment);
  store.set(tickAtom);
  store.set(readStoreAtom);
  store.set(readSessionAtom);
  store.set(readFutureAtom);
  store.set(readFutureCartsAtom);
  store.set(readAgeAtom);
  store.set(readConsentAtom);
}

/** Follows products and the site's switches on one stream; after a gap they are refetched. */
function followShop(store: Store, environment: Environment): () => void {
  if (!environment.follow) return () => undefined;
  return environment.follow<ProductsChanged>(pathOf(customerCalls.productEvents), {
    event: 'changed',
    onEvent: () => void store.set(loadCatalogueAtom),
    also: { settings: (switches) => store.set(adoptSettingsAtom, switches as SettingsChanged) },
    onOpen: (again) => {
      store.set(isLiveAtom, true);
      // Embedded answers are refetched too: a cached page may be old.
      if (!again && !environment.carriesAnswers) return;
      void store.set(loadCatalogueAtom);
      void store.set(loadSettingsAtom);
    },
    onDown: () => store.set(isLiveAtom, false),
  });
}

/** Updates the current time every 30 s until cancelled. */
function tickOn(store: Store, { schedule }: Environment): () => void {
  let cancel = () => {};
  const again = () => {
    cancel = schedule(() => {
      store.set(tickAtom);
      again();
    }, TICK);
  };
  again();
  return () => cancel();
}

/** Reads stored state and fetches products, settings and session; resolves when each has arrived or failed. */
export async function loadState(store: Store, environment: Environment): Promise<void> {
  restore(store, environment);
  await Promise.all([store.set(loadCatalogueAtom), store.set(loadSettingsAtom), store.set(loadSessionAtom)]);
}

/**
 * Starts a store: loads it, then follows live changes, other tabs and the page's visibility.
 * @returns a promise for the first data having arrived or failed, and how to stop following
 */
export function startState(store: Store, environment: Environment) {
  const loaded = loadState(store, environment);
  const stops = [
    followShop(store, environment),
    tickOn(store, environment),
    environment.onStorage((key) => {
      if (key === null || key === STORE_KEY) store.set(readStoreAtom);
      if (key === null || key === CONSENT_KEY) store.set(readConsentAtom);
    }),
    environment.onVisible(() => {
      store.set(tickAtom);
      store.set(readStoreAtom);
      void store.set(loadSessionAtom);
    }),
  ];
  return {
    loaded,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
