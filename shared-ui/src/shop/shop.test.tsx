import { act, render, renderHook, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { Product } from 'shared-domain/products';
import {
  cartCountAtoms,
  environmentAtom,
  inertEnvironment,
  loadCatalogueAtom,
  replaceProductAtom,
  tickAtom,
  toastsAtom,
} from 'shared-domain/state';
import { type ClientFakes, fakeClient, productFixture, succeeded } from 'shared-domain/testing';
import { useAddToCart, useCart, useShopList, useShuffled } from './index.ts';
import { ListingStates } from './listing-states.tsx';
import { useFilters } from './use-filters.ts';

const NOON = new Date('2026-11-20T20:00:00Z');

const product = (id: string, more: Partial<Product> = {}) => productFixture({ id, ...more });

type Shop = Pick<ClientFakes, 'listProducts'> & { address?: string; isLarge?: true };

async function shopWith(products: Product[], { address = '/', isLarge, ...fakes }: Shop = {}) {
  const store = createStore();
  const list = { products, etag: '"1"', ...(isLarge ? { isLarge } : {}) };
  const client = fakeClient({ productList: async () => succeeded(list), ...fakes });
  const schedule = (task: () => void) => {
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  };
  store.set(environmentAtom, { ...inertEnvironment, now: () => NOON, client, schedule });
  store.set(tickAtom);
  await store.set(loadCatalogueAtom);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </Provider>
  );
  return { store, wrapper };
}

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);

// LISTING-12
test('a product that sells out while the page is open stays in place, one that staff hide is removed', async () => {
  const { store, wrapper } = await shopWith([product('Alder'), product('Birch'), product('Cedar')]);
  const { result } = renderHook(() => useShopList('licensee'), { wrapper });
  expect(idsOf(result.current.products)).toEqual(['Alder', 'Birch', 'Cedar']);
  act(() => store.set(replaceProductAtom, product('Alder', { stock: 0 })));
  expect(idsOf(result.current.products)).toEqual(['Alder', 'Birch', 'Cedar']);
  act(() => store.set(replaceProductAtom, product('Birch', { hidden: true })));
  expect(idsOf(result.current.products)).toEqual(['Alder', 'Cedar']);
});

test('a product that was out of stock when the page opened is not listed', async () => {
  const { wrapper } = await shopWith([product('Alder', { stock: 0 }), product('Birch')]);
  const { result } = renderHook(() => useShopList('dtc'), { wrapper });
  expect(idsOf(result.current.products)).toEqual(['Birch']);
});

test('search results pass the brand filter, best first', async () => {
  const { wrapper } = await shopWith(
    [
      product('A', { name: 'Pilsner', hiddenCategory: 'FORCE' }),
      product('B', { name: 'Stout', friendlyName: 'Pilsner', hiddenCategory: 'FORCE' }),
      product('C', { name: 'Pilsner', hiddenCategory: 'FUGGLES' }),
    ],
    { address: '/?brand=FORCE&search=pilsner' },
  );
  const { result } = renderHook(() => useShopList('licensee'), { wrapper });
  expect(idsOf(result.current.products)).toEqual(['B', 'A']);
  expect(result.current.facets).toMatchObject({ listed: 3, brands: ['FORCE', 'FUGGLES'] });
});

// LISTING-11
test('filters are part of the address; an unknown packaging is ignored', async () => {
  const { wrapper } = await shopWith([], { address: '/?brand=FORCE&packaging=50L,nonsense' });
  const { result } = renderHook(() => ({ ...useFilters(), address: useLocation().search }), { wrapper });
  expect(result.current.filters).toEqual({ brands: ['FORCE'], packagings: ['50L'], search: '' });
  act(() => result.current.change({ search: 'ipa' }));
  expect(result.current.address).toBe('?brand=FORCE&packaging=50L&search=ipa');
  act(() => result.current.clear());
  expect(result.current.address).toBe('');
});

test('adding to a cart updates its count and is confirmed with a link to it', async () => {
  const keg = product('Alder', { packagingType: '50L' });
  const { store, wrapper } = await shopWith([keg]);
  const { result } = renderHook(() => useAddToCart('keg'), { wrapper });
  act(() => result.current(keg, 2));
  expect(store.get(cartCountAtoms.keg)).toBe(2);
  expect(store.get(toastsAtom)).toMatchObject([
    { description: '2 x Alder added to cart', link: { to: '/dtckegs/cart' } },
  ]);
});

test("a cart has its quote's total and can't be ordered while a line is short", async () => {
  const { wrapper } = await shopWith([product('Alder', { stock: 3 })]);
  const { result } = renderHook(() => ({ cart: useCart('licensee'), add: useAddToCart('licensee') }), {
    wrapper,
  });
  act(() => result.current.add(product('Alder'), 2));
  expect(result.current.cart.quote.total).toBe(13_080);
  expect(result.current.cart.canBeOrdered).toBe(true);
  act(() => result.current.cart.setQuantity('Alder', 4));
  expect(result.current.cart.canBeOrdered).toBe(false);
  act(() => result.current.cart.setQuantity('Alder', 0));
  expect(result.current.cart.isEmpty).toBe(true);
});

// LISTING-9
test('a shuffled list keeps its order when an item is added', () => {
  const { result, rerender } = renderHook(({ items }) => useShuffled(items), {
    initialProps: { items: ['A', 'B', 'C'] },
  });
  const first = result.current;
  expect([...first].sort()).toEqual(['A', 'B', 'C']);
  rerender({ items: ['A', 'B', 'C', 'D'] });
  expect(result.current).toEqual([...first, 'D']);
});

test('a failed listing offers a retry instead of an empty page', () => {
  const retry = jest.fn();
  render(
    <ListingStates listing={{ status: 'failed', retry }} isEmpty empty={<p>Nothing</p>}>
      <p>Grid</p>
    </ListingStates>,
  );
  screen.getByRole('button', { name: 'Try Again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Nothing')).not.toBeInTheDocument();
});

test('a listing that failed offline loads by itself once online', () => {
  const retry = jest.fn();
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <ListingStates listing={{ status: 'failed', retry }} isEmpty empty={<p>Nothing</p>}>
      <p>Grid</p>
    </ListingStates>,
  );
  expect(screen.getByRole('heading', { name: 'Waiting for the tide' })).toBeInTheDocument();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
  network.mockRestore();
});
