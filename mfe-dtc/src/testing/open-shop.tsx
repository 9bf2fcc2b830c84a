import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { Client, KeyedWay, Problem } from 'shared-domain/client';
import type { DtcOrderRequest, PaymentState, ShippingQuoteRequest } from 'shared-domain/contracts';
import type { Product } from 'shared-domain/products';
import {
  addToCartAtom,
  adoptSettingsAtom,
  environmentAtom,
  inertEnvironment,
  loadCatalogueAtom,
  type SafeStorage,
  tickAtom,
} from 'shared-domain/state';
import { createMemoryRouter, RouterProvider } from 'shared-ui/router';
import { routes } from '../routes.tsx';

/** A case of 24 of a product of the retail shop; a bottle of a 60.00 case is 4.25. */
export const beer = (id: string, name: string, more: Partial<Product> = {}): Product => ({
  id,
  name,
  price: 60,
  stock: 10,
  looseUnits: 0,
  packagingType: 'Packaged',
  category: 'Beer-Craft',
  hidden: false,
  forceDisplay: false,
  abv: 6.3,
  hiddenCategory: 'FORCE',
  ...more,
});

export const IPA = beer('CUR-207', 'Moon Moth Hazy IPA', {
  hiddenCategory: 'CURIOUS CREATURES',
  container: 'can',
  containerVolume: 473,
});
export const GOSE = beer('CUR-214', 'Kraken’s Garden Gose', {
  hiddenCategory: 'CURIOUS CREATURES',
  abv: undefined,
});
export const PILSNER = beer('FRC-412', 'Quiet Force Pilsner');

export const problem = (
  code: Problem['code'],
  more: Partial<Problem> = {},
): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { type: 'about:blank', title: code, status: 409, detail: code, code, ...more },
});

export type Answers = {
  products?: Product[];
  /** How many of the IPA are in the cart. */
  inCart?: number;
  retailStoreOpen?: boolean;
  local?: Record<string, string>;
  session?: Record<string, string>;
  quoteShipping?: Client['quoteShipping'];
  placeDtcOrder?: (request: DtcOrderRequest) => unknown;
  /** How the payment stands at each question; the last answer stays. */
  payment?: PaymentState['status'][] | { ok: false; problem: Problem };
  cancelPayment?: unknown;
};

function storageOf(kept: Record<string, string>): SafeStorage {
  return {
    read: (key) => kept[key] ?? null,
    write: (key, text) => {
      kept[key] = text;
      return true;
    },
    remove: (key) => {
      delete kept[key];
    },
  };
}

/** A carrier that offers two services. */
export const CARRIER: Client['quoteShipping'] = async () => ({
  ok: true,
  data: {
    shippingOptions: [
      { serviceName: 'Xpresspost', transitDays: 2, amount: 18.65 },
      { serviceName: 'Expedited Parcel', transitDays: 3, amount: 14.2 },
      { serviceName: 'Priority', transitDays: 1, amount: 27.4 },
    ],
  },
});

function paymentsOf(answers: Answers['payment']): Client['payment'] {
  const left = Array.isArray(answers) ? [...answers] : [];
  return async (id) => {
    if (answers && !Array.isArray(answers)) return answers;
    const status = (left.length > 1 ? left.shift() : left[0]) ?? 'pending';
    return { ok: true, data: { id, status, customerEmail: 'ines@tremblay.example' } };
  };
}

/** Milliseconds from which a pause never ends here (a toast stays); shorter ones last no time. */
const LONG = 3000;

/** A retail shop over an API that answers as told, opened at an address. */
export async function openShop(path: string, answers: Answers = {}) {
  const store = createStore();
  const placed: { request: DtcOrderRequest; way: KeyedWay }[] = [];
  const cancelled: string[] = [];
  const shippingAsked: ShippingQuoteRequest[] = [];
  const local = answers.local ?? {};
  const session = answers.session ?? {};
  const client: Client = {
    ...inertEnvironment.client,
    settings: async () => ({
      ok: true,
      data: { comingSoon: false, retailStoreOpen: answers.retailStoreOpen ?? true } as never,
    }),
    products: async () => ({
      ok: true,
      data: { products: answers.products ?? [IPA, GOSE, PILSNER], etag: '"1"' },
    }),
    quoteShipping: async (request, way) => {
      shippingAsked.push(request);
      return (answers.quoteShipping ?? CARRIER)(request, way);
    },
    placeDtcOrder: async (request, way) => {
      placed.push({ request, way });
      const answer =
        answers.placeDtcOrder ?? (() => ({ ok: true, data: { order: { id: 'CBO-1' }, url: '#pay' } }));
      return answer(request) as never;
    },
    payment: paymentsOf(answers.payment),
    cancelPayment: async (id) => {
      cancelled.push(id);
      return (answers.cancelPayment ?? { ok: true, data: { id, status: 'expired' } }) as never;
    },
  };
  store.set(environmentAtom, {
    ...inertEnvironment,
    now: () => new Date('2026-11-20T20:00:00Z'),
    schedule: (task, milliseconds) => {
      if (milliseconds >= LONG) return () => undefined;
      const timer = setTimeout(task, 0);
      return () => clearTimeout(timer);
    },
    localStorage: storageOf(local),
    sessionStorage: storageOf(session),
    client,
  });
  store.set(tickAtom);
  store.set(adoptSettingsAtom, { comingSoon: false, retailStoreOpen: answers.retailStoreOpen ?? true });
  await store.set(loadCatalogueAtom);
  if (answers.inCart) store.set(addToCartAtom, { channel: 'dtc', product: IPA, quantity: answers.inCart });
  const router = createMemoryRouter([{ path: '/dtc', children: routes, HydrateFallback: () => null }], {
    initialEntries: [path],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(async () => undefined);
  return { store, router, placed, cancelled, shippingAsked, local, session };
}
