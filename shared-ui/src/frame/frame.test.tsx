import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router';
import {
  addToCartAtom,
  environmentAtom,
  inertEnvironment,
  loadCatalogueAtom,
  openDialogAtom,
  tickAtom,
} from 'shared-domain/state';
import { fakeClient, productFixture, succeeded } from 'shared-domain/testing';
import type { FrameSpec } from '../remote/index.ts';
import { Breadcrumbs, Footer, Header } from './index.ts';

const SHOP: Pick<FrameSpec, 'links' | 'cart'> = {
  links: [
    { label: 'Home', to: '/shop' },
    { label: 'Categories', to: '/shop/categories' },
  ],
  cart: 'licensee',
};
const LANDING: Pick<FrameSpec, 'links' | 'cart'> = {
  links: [
    { label: 'About', to: '/#about' },
    { label: 'Shop', dialog: 'customer-type' },
  ],
  cart: null,
};

const gantry = productFixture({ id: 'CTR-112', name: 'Gantry IPA', price: 66, stock: 52 });

function mount(frame: Pick<FrameSpec, 'links' | 'cart'>, at: string) {
  const store = createStore();
  store.set(environmentAtom, { ...inertEnvironment, now: () => new Date('2026-11-20T12:00:00-08:00') });
  store.set(tickAtom);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Header frame={frame} />
        <main>Page</main>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

// CART-7
test('The wholesale header shows running total and item count without the deposit line, also in its accessible name', async () => {
  const store = mount(SHOP, '/shop');
  expect(screen.getByRole('link', { name: 'Cart $0.00 0 items' })).toHaveAttribute('href', '/shop/cart');
  act(() => store.set(addToCartAtom, { channel: 'licensee', product: gantry, quantity: 4 }));
  const link = await screen.findByRole('link', { name: 'Cart $286.80 4 items' });
  const shown = [...link.children].map((part) => part.textContent).filter(Boolean);
  expect(shown.join(' ')).toBe('$286.80 4');
  expect(screen.getByRole('status')).toHaveTextContent('Cart, 4 items, $286.80');
});

test('A retail header shows only the item count', () => {
  mount({ links: [], cart: 'dtc' }, '/dtc');
  expect(screen.getByRole('link', { name: 'Cart 0 items' })).toHaveAttribute('href', '/dtc/cart');
});

test('The link of the open page, or of its nearest parent, is marked', () => {
  mount(SHOP, '/shop/categories/Packaged');
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('A shop’s front page is marked on pages below it without a nearer link', () => {
  const links = [
    { label: 'Home', to: '/' },
    { label: 'Shop', to: '/dtc' },
  ];
  mount({ links, cart: 'dtc' }, '/dtc/cart');
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test("A link is also marked on its page's other address", () => {
  const links = [
    { label: 'Home', to: '/' },
    { label: 'Keg Products', to: '/dtckegs/products', also: '/dtckegs' },
  ];
  mount({ links, cart: 'keg' }, '/dtckegs');
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getByRole('link', { name: 'Keg Products' })).toHaveAttribute('aria-current', 'page');
});

test('A link that opens a dialog is a button', async () => {
  const store = mount(LANDING, '/');
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name: 'Shop' }),
  );
  expect(store.get(openDialogAtom)).toBe('customer-type');
});

// PAGE-7
test('The mobile menu opens with the links and the cart, and closes on Escape with the focus on its button', async () => {
  mount(SHOP, '/shop');
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Categories', 'Cart']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('The mobile menu closes on navigation and on a click outside', async () => {
  mount(SHOP, '/shop');
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Categories' }),
  );
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.click(screen.getByText('Page'));
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
});

const crumbsAt = (path: string, store = createStore()) => {
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Breadcrumbs />
      </MemoryRouter>
    </Provider>,
  );
  const words = screen.getAllByRole('listitem').map((item) => item.textContent);
  view.unmount();
  return words;
};

// PAGE-4
test('Breadcrumbs are HOME, the shop and the last path segment, dashes as spaces, upper-cased', () => {
  expect(crumbsAt('/shop')).toEqual(['HOME', 'SHOP']);
  expect(crumbsAt('/shop/cart')).toEqual(['HOME', 'SHOP', 'CART']);
  expect(crumbsAt('/shop/products/cur-207')).toEqual(['HOME', 'SHOP', 'CUR 207']);
  expect(crumbsAt('/dtc/payment-success')).toEqual(['HOME', 'DTC', 'PAYMENT SUCCESS']);
  expect(crumbsAt('/shop/categories/20L%20%26%2030L')).toEqual(['HOME', 'SHOP', '20L & 30L']);
  expect(crumbsAt('/shop/products/100%')).toEqual(['HOME', 'SHOP', '100%']);
});

// PAGE-4
test("The last breadcrumb of a listed product's page is its name", async () => {
  const store = createStore();
  const products = [productFixture({ id: 'CUR-207', name: 'Moon Moth Hazy IPA' })];
  const client = fakeClient({ productList: async () => succeeded({ products, etag: '"1"' }) });
  store.set(environmentAtom, { ...inertEnvironment, client });
  await store.set(loadCatalogueAtom);
  expect(crumbsAt('/shop/products/CUR-207', store)).toEqual(['HOME', 'SHOP', 'MOON MOTH HAZY IPA']);
});

// PAGE-6
test('The trade footer has the orders address and the phone, the retail one the copyright', () => {
  const view = render(<Footer kind="trade" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'orders@cbo.example' })).toHaveAttribute(
    'href',
    'mailto:orders@cbo.example',
  );
  expect(screen.getByRole('link', { name: '604-555-0142' })).toHaveAttribute('href', 'tel:604-555-0142');
  view.rerender(<Footer kind="retail" />);
  expect(screen.getByText(/© \d{4} Coastal Brew Outfitters\. Enjoy responsibly\./)).toBeInTheDocument();
});
