import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import type { CallInput, Problem } from 'shared-domain/client';
import type { PaymentState, ShippingQuoteRequest } from 'shared-domain/contracts';
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
import { type ClientFakes, fakeClient, orderFixture, productFixture, succeeded } from 'shared-domain/testing';
import { RouterProvider } from 'shared-ui/router';
import { routes } from '../routes.tsx';

/** A case of 24 of a product of the retail shop; a bottle of a 60.00 case is 4.25. */
export const beer = (id: string, name: string, more: Partial<Product> = {}) =>
  productFixture({ id, name, category: 'Beer-Craft', abv: 6.3, hiddenCategory: 'FORCE', ...more });

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

export type Answers = Pick<ClientFakes, 'quoteShipping' | 'placeDtcOrder' | 'cancelPayment'> & {
  products?: Product[];
  /** Number of IPAs in the cart. */
  inCart?: number;
  retailStoreOpen?: boolean;
  closedProvinces?: string[];
  local?: Record<string, string>;
  session?: Record<string, string>;
  /** The payment's status at each poll; the last one repeats. */
  payment?: PaymentState['status'][] | { ok: false; problem: Problem };
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
export const CARRIER = async () =>
  succeeded({
    shippingOptions: [
      { serviceName: 'Xpresspost', transitDays: 2, amount: 18.65 },
      { serviceName: 'Expedited Parcel', transitDays: 3, amount: 14.2 },
      { serviceName: 'Priority', transitDays: 1, amount: 27.4 },
    ],
  });

function paymentsOf(answers: Answers['payment']): NonNullable<ClientFakes['readPayment']> {
  const left = Array.isArray(answers) ? [...answers] : [];
  return async ({ params: { id } }) => {
    if (answers && !Array.isArray(answers)) return answers;
    const status = (left.length > 1 ? left.shift() : left[0]) ?? 'pending';
    return succeeded({
      id,
      status,
      customerEmail: 'ines@tremblay.example',
      items: [{ productName: 'Moon Moth Hazy IPA', quantity: 6 }],
      totalAmount: 41.3,
      tracking: {
        carrier: 'canada-post' as const,
        carrierName: 'Canada Post',
        number: '7035114477138472',
        url: 'https://carrier.example/7035114477138472',
      },
    });
  };
}

/** Timers of at least this many milliseconds never fire here; shorter ones fire at once. */
const LONG = 3000;

/** A retail shop with a stubbed API, opened at an address. */
export async function openShop(path: string, answers: Answers = {}) {
  const store = createStore();
  const placed: CallInput<'placeDtcOrder'>[] = [];
  const cancelled: string[] = [];
  const shippingAsked: ShippingQuoteRequest[] = [];
  const local = answers.local ?? {};
  const session = answers.session ?? {};
  const client = fakeClient({
    productList: async () => succeeded({ products: answers.products ?? [IPA, GOSE, PILSNER], etag: '"1"' }),
    quoteShipping: async (asked, options) => {
      shippingAsked.push(asked.body);
      return (answers.quoteShipping ?? CARRIER)(asked, options);
    },
    placeDtcOrder: async (order, options) => {
      placed.push(order);
      const placedOrder = { order: orderFixture({ id: 'CBO-1' }), url: '#pay' };
      return answers.placeDtcOrder?.(order, options) ?? succeeded(placedOrder);
    },
    readPayment: paymentsOf(answers.payment),
    cancelPayment: async (asked, options) => {
      const { id } = asked.params;
      cancelled.push(id);
      return answers.cancelPayment?.(asked, options) ?? succeeded({ id, status: 'expired' as const });
    },
  });
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
  const { retailStoreOpen = true, closedProvinces } = answers;
  store.set(adoptSettingsAtom, { comingSoon: false, retailStoreOpen, closedProvinces });
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
