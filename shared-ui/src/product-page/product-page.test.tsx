import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { createClient } from 'shared-domain/client';
import type { Product } from 'shared-domain/products';
import {
  adoptSessionAtom,
  cartAtoms,
  environmentAtom,
  inertEnvironment,
  loadCatalogueAtom,
  tickAtom,
  toastsAtom,
} from 'shared-domain/state';
import { productFixture } from 'shared-domain/testing';
import { SlotProvider } from '../remote/index.ts';
import { RouterProvider } from '../router/index.ts';
import { ProductPage } from './index.ts';

const moth = productFixture({
  id: 'CUR-207',
  name: 'Moon Moth Hazy IPA',
  description: 'Brewed after dark and best opened then too.',
  price: 79.2,
  stock: 61,
  hiddenCategory: 'CURIOUS CREATURES',
  abv: 6.3,
  container: 'can',
  containerVolume: 473,
});
const otter: Product = { ...moth, id: 'CUR-201', name: 'Velvet Otter' };
const pilsner: Product = { ...moth, id: 'CTR-101', name: 'Dry Dock Pilsner', hiddenCategory: 'CONTAINER' };

/** An API that lists `listed` and also knows `alone`; nothing else. */
type Alerts = (body: unknown) => { state: string };

function apiWith(listed: Product[], alone: Product[] = [], alerts?: Alerts) {
  return async (address: string, init?: RequestInit) => {
    if (address === '/api/stock-alerts' && alerts)
      return new Response(JSON.stringify(alerts(JSON.parse(String(init?.body)))), { status: 202 });
    if (address === '/api/products?ifSmall=true') return new Response(JSON.stringify({ products: listed }));
    const found = [...listed, ...alone].find(({ id }) => address === `/api/products/${id}`);
    if (found) return new Response(JSON.stringify(found));
    const gone = { type: 'about:blank', status: 404, title: '', detail: '', code: 'product_not_found' };
    return new Response(JSON.stringify(gone), { status: 404 });
  };
}

async function open(
  id: string,
  {
    listed = [moth, otter, pilsner],
    alone = [] as Product[],
    staff = false,
    alerts = undefined as Alerts | undefined,
  } = {},
) {
  const store = createStore();
  const client = createClient({ fetch: apiWith(listed, alone, alerts) });
  store.set(environmentAtom, { ...inertEnvironment, client, now: () => new Date('2026-11-20T20:00:00Z') });
  store.set(tickAtom);
  if (staff)
    store.set(adoptSessionAtom, {
      staff: { email: 'nora.whitfield@cbo.example', devMode: false, role: 'office' },
    });
  const element = (
    <ProductPage
      id={id}
      channel="licensee"
      shop="/shop"
      pathOf={(product) => `/shop/products/${product.id}`}
      titleOf={(product) => product?.name ?? 'Product'}
    />
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/shop', element: <h1>The shop</h1> },
  ]);
  const tools = () => () => <button type="button">Edit Product</button>;
  render(
    <Provider store={store}>
      <SlotProvider lookup={tools as never}>
        <RouterProvider router={router} />
      </SlotProvider>
    </Provider>,
  );
  await act(() => store.set(loadCatalogueAtom));
  return store;
}

test('A product page shows its facts and price and puts the chosen quantity in the cart', async () => {
  const store = await open('CUR-207');
  expect(await screen.findByRole('heading', { level: 1, name: 'Moon Moth Hazy IPA' })).toBeInTheDocument();
  expect(document.title).toBe('Moon Moth Hazy IPA');
  expect(screen.getByText('6.3%')).toBeInTheDocument();
  expect(screen.getByText('24 × 473 mL')).toBeInTheDocument();
  expect(screen.getByText('a case of 24, plus 5% GST and a $2.40 container deposit')).toBeInTheDocument();
  const article = within(screen.getAllByRole('article')[0] as HTMLElement);
  await userEvent.click(article.getByRole('button', { name: 'Increase quantity' }));
  await userEvent.click(article.getByRole('button', { name: 'Add to Cart' }));
  expect(store.get(cartAtoms.licensee)).toMatchObject([{ product: { id: 'CUR-207' }, quantity: 2 }]);
  expect(store.get(toastsAtom)[0]?.description).toBe('2 x Moon Moth Hazy IPA added to cart');
  expect(article.getByRole('button', { name: 'Quantity 1, edit' })).toBeInTheDocument();
});

test('Below it is more of the same brewery', async () => {
  await open('CUR-207');
  const more = within(await screen.findByRole('region', { name: 'More from Curious Creatures' }));
  expect(more.getAllByRole('article')).toHaveLength(1);
  expect(more.getByRole('link', { name: 'Velvet Otter' })).toHaveAttribute('href', '/shop/products/CUR-201');
});

// CART-10
test("A sold-out product is no longer listed but has its page, and can't be added", async () => {
  await open('CUR-207', { listed: [otter], alone: [{ ...moth, stock: 0 }] });
  expect(await screen.findByText('This product is currently out of stock.')).toBeInTheDocument();
  expect(screen.getByText('Out of Stock')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Add to Cart' })[0]).toBeDisabled();
});

// STOCK-5
test('A product that is forced visible says how many of the chosen units follow', async () => {
  await open('CUR-207', { listed: [{ ...moth, stock: 1, forceDisplay: true }] });
  const article = within((await screen.findAllByRole('article'))[0] as HTMLElement);
  expect(article.queryByText(/to follow/)).not.toBeInTheDocument();
  await userEvent.click(article.getByRole('button', { name: 'Increase quantity' }));
  expect(article.getByText('1 to follow when back in stock')).toBeInTheDocument();
});

// ALERT-1
test('A sold-out product offers one email when it is back', async () => {
  const asked: unknown[] = [];
  await open('CUR-207', {
    listed: [otter],
    alone: [{ ...moth, stock: 0 }],
    alerts: (body) => {
      asked.push(body);
      return { state: 'confirm' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveFocus();
  await userEvent.type(email, 'ada{Enter}');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(email).toHaveValue('ada');
  await userEvent.type(email, '@pub.example{Enter}');
  expect(
    await screen.findByText(/^One more step: open our email to ada@pub.example and confirm within 7 days/),
  ).toHaveFocus();
  expect(asked).toEqual([{ email: 'ada@pub.example', productId: 'CUR-207', channel: 'licensee' }]);
});

// PRODUCT-9
test('An unknown id says so, with a way back to the products', async () => {
  await open('NOPE-1');
  expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/shop');
});

test('Back leads to the shop if this was the first page opened', async () => {
  await open('CUR-207');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'The shop' })).toBeInTheDocument();
});

// PRODUCT-9
test('Staff get the tools of a product, hidden ones included; no one else does', async () => {
  const hidden = { ...moth, hidden: true };
  await open('CUR-207', { listed: [hidden], staff: true });
  expect(await screen.findByRole('button', { name: 'Edit Product' })).toBeInTheDocument();
});

test("For customers a hidden product doesn't exist", async () => {
  await open('CUR-207', { listed: [{ ...moth, hidden: true }] });
  expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Product' })).not.toBeInTheDocument();
});
