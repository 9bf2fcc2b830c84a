import { fireEvent, render, screen } from '@testing-library/react';
import {
  Link,
  type LinkProps,
  Navigate,
  Outlet,
  RouterProvider,
  useParams,
  useSearchParams,
} from './index.ts';
import { createMemoryRouter } from './memory.ts';
import type { PageRouter } from './page-router.ts';

const addressOf = ({ state: { location } }: PageRouter) =>
  `${location.pathname}${location.search}${location.hash}`;

/** A page with a link, and where the router is; records clicks left to the browser. */
function shopWith(link: LinkProps) {
  const router = createMemoryRouter([{ path: '*', element: <Link {...link}>Cart</Link> }], {
    initialEntries: ['/shop?search=ale'],
  });
  const browser: boolean[] = [];
  render(
    // biome-ignore lint/a11y: not a control, it records which clicks the link leaves to the browser
    <div
      onClick={(event) => {
        browser.push(!event.defaultPrevented);
        event.preventDefault();
      }}
    >
      <RouterProvider router={router} />
    </div>,
  );
  return { router, browser, link: screen.getByRole('link', { name: 'Cart' }) };
}

test.each([
  ['/shop/cart?step=2#pay', '/shop/cart?step=2#pay'],
  ['cart', '/shop/cart'],
  ['?search=stout', '/shop?search=stout'],
  ['//elsewhere.example/dtc', '/elsewhere.example/dtc'],
])('On /shop, a link to %s has the address %s and opens it', (to, address) => {
  const { router, browser, link } = shopWith({ to, state: { from: 'list' } });
  expect(link.getAttribute('href')).toBe(address);
  fireEvent.click(link);
  expect(addressOf(router)).toBe(address);
  expect(router.state).toMatchObject({ historyAction: 'PUSH', location: { state: { from: 'list' } } });
  expect(browser).toEqual([false]);
});

test('A link to the open address takes its place in the history', () => {
  const { router, link } = shopWith({ to: '/shop?search=ale' });
  fireEvent.click(link);
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([
  ['a control key', { ctrlKey: true }, {}],
  ['a command key', { metaKey: true }, {}],
  ['a shift key', { shiftKey: true }, {}],
  ['an alt key', { altKey: true }, {}],
  ['the middle button', { button: 1 }, {}],
  ['another window as its target', {}, { target: '_blank' }],
])('A click with %s is left to the browser', (_name, click, link) => {
  const shop = shopWith({ to: '/shop/cart', ...link });
  fireEvent.click(shop.link, click);
  expect(addressOf(shop.router)).toBe('/shop?search=ale');
  expect(shop.browser).toEqual([true]);
});

test.each([
  ['pointed at', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
])('A link that is %s preloads its page', (_, come) => {
  const lazy = jest.fn(async () => ({}));
  const pages = [
    { path: '/shop', element: <Link to="cart">Cart</Link> },
    { path: '/shop/cart', lazy },
  ];
  const router = createMemoryRouter(pages, { initialEntries: ['/shop'] });
  render(<RouterProvider router={router} />);
  expect(lazy).not.toHaveBeenCalled();
  come(screen.getByRole('link', { name: 'Cart' }));
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(addressOf(router)).toBe('/shop');
});

test('A prevented click opens nothing', () => {
  const { router, link } = shopWith({ to: '/shop/cart', onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(addressOf(router)).toBe('/shop?search=ale');
});

function Product() {
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <p>
        {id} in {query.get('view')}
      </p>
      <button type="button" onClick={() => setQuery((now) => ({ ...Object.fromEntries(now), view: 'list' }))}>
        List
      </button>
    </>
  );
}

test('A page is nested in its parents, gets its parameters, and can be replaced', () => {
  const router = createMemoryRouter(
    [
      {
        element: (
          <main>
            <Outlet />
          </main>
        ),
        children: [
          { path: '/old', element: <Navigate to="/products/GIN 1?view=cards&page=2" replace /> },
          { path: '/products', children: [{ path: ':id', Component: Product }] },
        ],
      },
    ],
    { initialEntries: ['/old'] },
  );
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('main').textContent).toContain('GIN 1 in cards');
  expect(router.state.historyAction).toBe('REPLACE');
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getByRole('main').textContent).toContain('GIN 1 in list');
  expect(addressOf(router)).toBe('/products/GIN 1?view=list&page=2');
});
