import { createMemoryRouter } from './memory.ts';
import type { PageRouter } from './page-router.ts';
import type { RouteObject } from './route.ts';

const addressOf = ({ state: { location } }: PageRouter) =>
  `${location.pathname}${location.search}${location.hash}`;

const Cart = () => null;

const page = (path: string): RouteObject => ({ path, element: path });

const shop = [page('/shop'), page('/shop/cart'), page('/dtc')];

test.each([
  ['/dtc', '/dtc'],
  ['/shop/cart?step=2#pay', '/shop/cart?step=2#pay'],
  ['cart', '/shop/cart'],
  ['?search=stout', '/shop?search=stout'],
  ['../dtc', '/dtc'],
  ['//elsewhere.example/dtc', '/elsewhere.example/dtc'],
])('From /shop, %s leads to %s', async (to, address) => {
  const router = createMemoryRouter(shop, { initialEntries: ['/shop'] });
  await router.navigate(to);
  expect(addressOf(router)).toBe(address);
});

test('A loaded page opens at once, and the history goes back and forward', () => {
  const router = createMemoryRouter(shop, { initialEntries: ['/shop'] });
  void router.navigate('/dtc', { state: { from: 'shop' } });
  expect(addressOf(router)).toBe('/dtc');
  expect(router.state).toMatchObject({ historyAction: 'PUSH', location: { state: { from: 'shop' } } });
  void router.navigate(-1);
  expect(addressOf(router)).toBe('/shop');
  void router.navigate('/shop/cart', { replace: true });
  expect(router.state.historyAction).toBe('REPLACE');
  void router.navigate(-1);
  expect(addressOf(router)).toBe('/shop/cart');
});

test("The open page stays while the next one's code loads", async () => {
  const cart = Promise.withResolvers<Pick<RouteObject, 'Component'>>();
  const lazy = jest.fn(() => cart.promise);
  const router = createMemoryRouter([page('/shop'), { path: '/shop/cart', lazy }], {
    initialEntries: ['/shop'],
  });
  const opened = router.navigate('/shop/cart');
  expect(addressOf(router)).toBe('/shop');
  expect(router.navigation).toMatchObject({ state: 'loading', location: { pathname: '/shop/cart' } });
  cart.resolve({ Component: Cart });
  await opened;
  expect(addressOf(router)).toBe('/shop/cart');
  expect(router.navigation).toEqual({ state: 'idle' });
  expect(router.state.matches).toMatchObject([{ route: { Component: Cart } }]);
  await router.navigate('/shop');
  await router.navigate('/shop/cart');
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('Of two loading pages the last one opens', async () => {
  const slow = Promise.withResolvers<Pick<RouteObject, 'Component'>>();
  const router = createMemoryRouter([...shop, { path: '/slow', lazy: () => slow.promise }], {
    initialEntries: ['/shop'],
  });
  const first = router.navigate('/slow');
  await router.navigate('/dtc');
  slow.resolve({});
  await first;
  expect(addressOf(router)).toBe('/dtc');
});

test("Code that fails to load is the page's failure, and is retried on the next visit", async () => {
  const gone = new Error('chunk 404');
  const lazy = jest.fn().mockRejectedValueOnce(gone).mockResolvedValue({ Component: Cart });
  const router = createMemoryRouter([page('/shop'), { path: '/shop/cart', lazy }], {
    initialEntries: ['/shop/cart'],
  });
  await router.ready;
  expect([...router.state.failures.values()]).toEqual([gone]);
  await router.navigate('/shop/cart');
  expect(router.state.failures.size).toBe(0);
});

test("A preloaded page opens at once, and what couldn't be preloaded loads when it opens", async () => {
  const gone = new Error('chunk 404');
  const lazy = jest.fn().mockRejectedValueOnce(gone).mockResolvedValue({ Component: Cart });
  const router = createMemoryRouter([page('/shop'), { path: '/shop/cart', lazy }], {
    initialEntries: ['/shop'],
  });
  router.preload('/shop/cart');
  router.preload('/nowhere');
  await Promise.resolve();
  router.preload('cart');
  await Promise.resolve();
  expect(router.state.failures.size).toBe(0);
  expect(addressOf(router)).toBe('/shop');
  void router.navigate('/shop/cart');
  expect(addressOf(router)).toBe('/shop/cart');
  expect(router.state.matches).toMatchObject([{ route: { Component: Cart } }]);
  expect(lazy).toHaveBeenCalledTimes(2);
});

test("The first page isn't ready before its code has loaded", async () => {
  const router = createMemoryRouter([{ path: '/shop', lazy: async () => ({}) }], {
    initialEntries: ['/shop'],
  });
  expect(router.state.initialized).toBe(false);
  await router.ready;
  expect(router.state.initialized).toBe(true);
});

describe('A page with unsaved changes', () => {
  function openEditor() {
    const router = createMemoryRouter(shop, {
      initialEntries: ['/dtc', '/shop', '/shop/cart'],
      initialIndex: 1,
    });
    const asked: (() => void)[] = [];
    const stop = router.beforeLeaving(({ proceed }) => {
      asked.push(proceed);
      return true;
    });
    return { router, asked, stop };
  }

  test.each([
    ['/shop/cart', '/shop/cart'],
    [-1, '/dtc'],
    [1, '/shop/cart'],
  ])('is kept when the visitor goes to %s, and left on confirmation', async (to, address) => {
    const { router, asked } = openEditor();
    await router.navigate(to);
    expect(addressOf(router)).toBe('/shop');
    expect(asked).toHaveLength(1);
    asked[0]?.();
    await Promise.resolve();
    expect(addressOf(router)).toBe(address);
    expect(asked).toHaveLength(1);
  });

  test('asks at each attempt, until it is saved', async () => {
    const { router, asked, stop } = openEditor();
    await router.navigate(-1);
    await router.navigate(1);
    expect(asked).toHaveLength(2);
    stop();
    await router.navigate(-1);
    expect(addressOf(router)).toBe('/dtc');
  });
});
