import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { OrderWay } from 'shared-domain/client';
import type { KegOrderRequest } from 'shared-domain/contracts';
import type { Product } from 'shared-domain/products';
import {
  addToCartAtom,
  cartCountAtoms,
  environmentAtom,
  inertEnvironment,
  loadCatalogueAtom,
  tickAtom,
  toastsAtom,
} from 'shared-domain/state';
import { createMemoryRouter, RouterProvider } from 'shared-ui/router';
import { routes } from './routes.tsx';

const keg = (id: string, name: string, more: Partial<Product> = {}): Product => ({
  id,
  name,
  price: 238,
  stock: 11,
  looseUnits: 0,
  packagingType: '50L',
  hidden: false,
  forceDisplay: false,
  abv: 7,
  description: 'Pine and grapefruit.',
  hiddenCategory: 'FORCE',
  ...more,
});

const KEGS = [
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

type Placed = { request: KegOrderRequest; way: OrderWay };

async function openPortal(path: string, answer: () => unknown = () => ({ ok: true, data: ORDER })) {
  const store = createStore();
  const placed: Placed[] = [];
  const logged: string[] = [];
  const client = {
    ...inertEnvironment.client,
    products: async () => ({ ok: true as const, data: { products: KEGS, etag: '"1"' } }),
    placeKegOrder: async (request: KegOrderRequest, way: OrderWay) => {
      placed.push({ request, way });
      return answer() as never;
    },
  };
  store.set(environmentAtom, {
    ...inertEnvironment,
    now: () => new Date('2026-11-20T20:00:00Z'),
    client,
    log: (words) => logged.push(words),
  });
  store.set(tickAtom);
  await store.set(loadCatalogueAtom);
  const router = createMemoryRouter([{ path: '/dtckegs', children: routes, HydrateFallback: () => null }], {
    initialEntries: [path],
  });
  const show = () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
  return { store, router, placed, logged, show };
}

const ORDER = { id: 'KEG-1795193702', mails: { business: 'sent', customer: 'failed' } };

test('the portal lists kegs alone, and neither ritual nor nitro ones', async () => {
  const { show } = await openPortal('/dtckegs');
  show();
  const list = await screen.findByRole('list', { name: 'Kegs' });
  expect(within(list).getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('$380.80')).toBeInTheDocument();
});

test('a size tile selects its kegs, and a second click shows all again', async () => {
  const { show } = await openPortal('/dtckegs/products');
  show();
  const tile = await screen.findByRole('button', { name: /50L KEGS/ });
  await userEvent.click(tile);
  expect(screen.queryByRole('article', { name: /Tmavé/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /50L KEGS/ }));
  expect(screen.getByRole('article', { name: /Tmavé/ })).toBeInTheDocument();
});

test('filters that leave nothing say so and offer a way out', async () => {
  const { show } = await openPortal('/dtckegs/products?search=zzz');
  show();
  expect(
    await screen.findByText(
      'No products match your current filters. Try adjusting your search or brand filters.',
    ),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('article', { name: /Tidal Force/ })).toBeInTheDocument();
});

test('a click on a card opens its dialog with number, packaging and the tax note', async () => {
  const { show, store } = await openPortal('/dtckegs/products');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Tidal Force IPA 50L' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tidal Force IPA 50L' });
  expect(dialog).toHaveTextContent('FRC-450 · FORCE');
  expect(dialog).toHaveTextContent('GST (5%) and PST-Liquor (10%) are added at checkout.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Increase quantity' }));
  await userEvent.click(within(dialog).getByRole('button', { name: /Add to Cart/ }));
  expect(store.get(cartCountAtoms.keg)).toBe(2);
  expect(store.get(toastsAtom)).toMatchObject([{ description: '2 x Tidal Force IPA 50L added to cart' }]);
});

async function openCart(answer?: () => unknown) {
  const portal = await openPortal('/dtckegs/cart', answer);
  portal.store.set(addToCartAtom, { channel: 'keg', product: KEGS[0] as Product, quantity: 2 });
  portal.show();
  await screen.findByRole('heading', { name: 'Your Keg Cart' });
  return portal;
}

test('the summary shows both taxes, the total tax and a total of subtotal x 1.15', async () => {
  await openCart();
  const summary = screen.getByRole('region', { name: 'Order Summary' });
  expect(summary).toHaveTextContent('Subtotal$761.60');
  expect(summary).toHaveTextContent('GST (5%)$38.08');
  expect(summary).toHaveTextContent('PST-Liquor (10%)$76.16');
  expect(summary).toHaveTextContent('Total$875.84');
  expect(summary).toHaveTextContent('Total tax $114.24');
});

test('a minus that reaches 0 removes the line and leaves the empty cart', async () => {
  const { store } = await openCart();
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Keg Products' })).toBeInTheDocument();
  expect(store.get(cartCountAtoms.keg)).toBe(0);
});

test('bad input shows the specified messages and sends nothing', async () => {
  const { placed } = await openCart();
  await userEvent.click(screen.getByRole('button', { name: /Submit Order/ }));
  expect(await screen.findByText('First name must be at least 2 characters')).toBeInTheDocument();
  expect(screen.getByText('Last name must be at least 2 characters')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid phone number')).toBeInTheDocument();
  expect(placed).toHaveLength(0);
});

async function fillAndSubmit() {
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Ravi');
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Sandhu');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ravi@sandhu.example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '6045550199');
  await userEvent.click(screen.getByRole('button', { name: /Submit Order/ }));
}

test('who goes back for one more keg finds what was typed', async () => {
  const { store, router, show } = await openPortal('/dtckegs/cart');
  store.set(addToCartAtom, { channel: 'keg', product: KEGS[0] as Product });
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone' }), '604 555');
  await act(() => router.navigate('/dtckegs/products'));
  await act(() => router.navigate('/dtckegs/cart'));
  expect(await screen.findByRole('textbox', { name: 'Phone' })).toHaveValue('604 555');
});

test('an order goes out with its lines and total, clears the cart and leads to the thank-you page', async () => {
  const { store, router, placed, logged } = await openCart();
  await fillAndSubmit();
  expect(await screen.findByRole('heading', { name: 'Thank You for Your Order!' })).toBeInTheDocument();
  expect(screen.getByText('Your keg order has been received and is being processed.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Keg Products' })).toHaveAttribute(
    'href',
    '/dtckegs/products',
  );
  expect(router.state.location.pathname).toBe('/dtckegs/thank-you');
  expect(placed[0]?.request).toMatchObject({
    firstName: 'Ravi',
    lines: [{ productId: 'FRC-450', quantity: 2 }],
    expectedTotal: 875.84,
  });
  expect(store.get(cartCountAtoms.keg)).toBe(0);
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual([
    'Order confirmation sent',
    'Order submitted successfully!',
  ]);
  expect(logged).toEqual(["The customer's confirmation of KEG-1795193702 could not be sent yet"]);
});

test("the internal mail's failure is shown", async () => {
  const { store } = await openCart(() => ({
    ok: true,
    data: { ...ORDER, mails: { business: 'failed', customer: 'sent' } },
  }));
  await fillAndSubmit();
  await screen.findByRole('heading', { name: 'Thank You for Your Order!' });
  expect(store.get(toastsAtom)[0]).toMatchObject({
    title: 'There was a problem sending the order confirmation email.',
    kind: 'error',
  });
});

test('an API that can not be reached loses nothing: cart and form stay, and the words are the specified ones', async () => {
  const { store } = await openCart(() => ({
    ok: false,
    problem: { code: 'network', status: 0, title: 'No connection', detail: 'x', type: 'about:blank' },
  }));
  await fillAndSubmit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error submitting your order. Please try again.',
  );
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ravi');
  expect(store.get(cartCountAtoms.keg)).toBe(2);
});
