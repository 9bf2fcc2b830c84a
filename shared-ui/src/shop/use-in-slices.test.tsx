import { act, render, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import type { Product } from 'shared-domain/products';
import { RouterProvider } from '../router/index.ts';
import { useInSlices } from './use-in-slices.ts';

const products = (...ids: number[]) => ids.map((id) => ({ id: `SKU-${id}` }) as Product);
const ELEVEN = products(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);

/** How many products each commit of the shop has drawn. */
let drawn: number[] = [];
/** Their numbers. */
let shown: string[] = [];
let show: (list: Product[]) => void;

function Shop({ first }: { first: Product[] }) {
  const [list, setList] = useState(first);
  show = setList;
  const now = useInSlices(list);
  useEffect(() => {
    if (drawn.at(-1) !== now.length) drawn.push(now.length);
    const numbers = now.map(({ id }) => id.slice('SKU-'.length)).join(' ');
    if (shown.at(-1) !== numbers) shown.push(numbers);
  });
  return null;
}

/** Opens a site with a shop at an address. */
function open(address: string, first = ELEVEN) {
  drawn = [];
  shown = [];
  const pages = [
    { path: '/shop', element: <Shop first={first} /> },
    { path: '/cart', element: null },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  const positions: Record<string, number> = {};
  router.enableScrollRestoration(positions, () => 0);
  render(<RouterProvider router={router} />);
  return {
    positions,
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
  };
}

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('The page that the site is opened on is drawn whole', () => {
  open('/shop');
  expect(drawn).toEqual([11]);
});

test('A page that is navigated to starts with eight products', async () => {
  const { go } = open('/cart');
  await go('/shop');
  await waitFor(() => expect(drawn).toEqual([8, 10, 11]));
});

test('On a phone, a page that is navigated to starts with four products', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const { go } = open('/cart');
  await go('/shop');
  await waitFor(() => expect(drawn).toEqual([4, 6, 8, 10, 11]));
});

test.each([
  ['near its top', 200, [8, 10, 11]],
  ['further down', 900, [11]],
])('Back to a page that was left %s', async (_, position, counts) => {
  const { positions, go, back } = open('/shop');
  await go('/cart');
  positions.default = position;
  drawn = [];
  await back();
  await waitFor(() => expect(drawn).toEqual(counts));
});

test('Another list is drawn with two new products at a time', async () => {
  open('/shop', products(1, 2));
  act(() => show(ELEVEN));
  await waitFor(() => expect(drawn).toEqual([2, 4, 6, 8, 10, 11]));
});

test('A list of only new products starts with four', async () => {
  open('/shop', products(1, 2, 3));
  act(() => show(products(4, 5, 6, 7, 8, 9, 10)));
  await waitFor(() => expect(drawn).toEqual([3, 4, 6, 7]));
});

test('What is drawn stays while new products come before and after it', async () => {
  open('/shop', products(3, 9));
  act(() => show(products(1, 2, 3, 4, 5, 6, 9)));
  await waitFor(() => expect(shown).toEqual(['3 9', '1 2 3 9', '1 2 3 4 5 9', '1 2 3 4 5 6 9']));
});

test('A list without new products is drawn at once', () => {
  open('/shop', products(1, 2, 3, 4, 5, 6, 7));
  act(() => show(products(7, 3, 1)));
  expect(drawn).toEqual([7, 3]);
});
