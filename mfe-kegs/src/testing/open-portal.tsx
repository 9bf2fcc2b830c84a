import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import type { CallInput } from 'shared-domain/client';
import type { Product } from 'shared-domain/products';
import { environmentAtom, inertEnvironment, loadCatalogueAtom, tickAtom } from 'shared-domain/state';
import { type ClientFakes, fakeClient, orderFixture, productFixture, succeeded } from 'shared-domain/testing';
import { RouterProvider } from 'shared-ui/router';
import { routes } from '../routes.tsx';

const keg = (id: string, name: string, more: Partial<Product> = {}) =>
  productFixture({
    id,
    name,
    price: 238,
    stock: 11,
    packagingType: '50L',
    abv: 7,
    description: 'Pine and grapefruit.',
    hiddenCategory: 'FORCE',
    ...more,
  });

/** Two kegs that the portal sells, and products that it leaves out (LISTING-4). */
export const KEGS = [
  keg('FRC-450', 'Tidal Force IPA 50L'),
  keg('CZB-330', 'Tmavé Dark Lager 30L', {
    packagingType: '20L & 30L',
    hiddenCategory: 'CZECH BROS',
    price: 158,
  }),
  keg('NTR-1', 'Nitro Stout 50L'),
  keg('RIT-1', 'Ritual Beer 50L'),
  keg('CAN-1', 'Gantry IPA', { packagingType: 'Packaged' }),
];

/** The API's answer to an order, its second mail not sent yet. */
export const ORDER = orderFixture({
  id: 'KEG-1795193702',
  channel: 'keg',
  customerEmail: 'ravi@sandhu.example',
  items: [
    {
      productId: 'FRC-450',
      productName: 'Tidal Force IPA 50L',
      productPrice: 380.8,
      quantity: 2,
      lineTotal: 761.6,
      productPackagingType: '50L' as const,
    },
  ],
  totalAmount: 875.84,
  mails: { business: 'sent', customer: 'failed' },
});

type Visit = Pick<
  ClientFakes,
  'placeKegOrder' | 'deliveryDays' | 'readProduct' | 'openOwnOrder' | 'cancelOwnOrder'
> & {
  /** The visitor's previous page. */
  before?: string[];
};

/** The keg portal at an address, with a stubbed API; `show` renders it. */
export async function openPortal(path: string, { placeKegOrder, before = [], ...fakes }: Visit = {}) {
  const store = createStore();
  const placed: CallInput<'placeKegOrder'>[] = [];
  const logged: string[] = [];
  const client = fakeClient({
    productList: async () => succeeded({ products: KEGS, etag: '"1"' }),
    deliveryDays: async () => succeeded({ hasZones: false, units: 0, days: [] }),
    ...fakes,
    placeKegOrder: async (order, options) => {
      placed.push(order);
      return placeKegOrder?.(order, options) ?? succeeded(ORDER);
    },
  });
  store.set(environmentAtom, {
    ...inertEnvironment,
    now: () => new Date('2026-11-20T20:00:00Z'),
    client,
    log: (message) => logged.push(message),
  });
  store.set(tickAtom);
  await store.set(loadCatalogueAtom);
  const router = createMemoryRouter([{ path: '/dtckegs', children: routes, HydrateFallback: () => null }], {
    initialEntries: [...before, path],
  });
  const show = () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
  return { store, router, placed, logged, show };
}
