import { act, render } from '@testing-library/react';
import { Outlet, RouterProvider, ScrollRestoration } from './index.ts';
import { createMemoryRouter } from './memory.ts';

const site = [
  {
    element: (
      <>
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    children: [
      { path: '/shop', element: <h1>Shop</h1> },
      { path: '/dtc', element: <h1 id="kölsch">Kölsch</h1> },
    ],
  },
];

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

function open(...addresses: string[]) {
  const router = createMemoryRouter(site, { initialEntries: addresses });
  render(<RouterProvider router={router} />);
  return (...navigation: Parameters<typeof router.navigate>) => act(() => router.navigate(...navigation));
}

const scrolledBy = (pixels: number) => Object.assign(window, { scrollY: pixels });

test('A new page starts at its top, and Back restores the scroll position', async () => {
  const go = open('/shop');
  expect(scrollTo).not.toHaveBeenCalled();
  scrolledBy(700);
  await go('/dtc');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrolledBy(0);
  await go(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('A filter keeps the scroll position', async () => {
  const go = open('/shop');
  await go('/shop?only=stout', { preventScrollReset: true });
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['#kölsch', '#k%C3%B6lsch'])('The address %s scrolls to its element', async (hash) => {
  const go = open('/shop');
  await go(`/dtc${hash}`);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('An unknown hash starts at the top', async () => {
  const go = open('/shop');
  await go('/dtc#%');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('A reload restores the scroll position; without storage the page starts at the top', () => {
  open('/shop');
  scrolledBy(300);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  open('/shop');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  scrollTo.mockClear();
  sessionStorage.setItem('scroll-positions', 'not JSON');
  open('/shop');
  expect(scrollTo).not.toHaveBeenCalled();
});
