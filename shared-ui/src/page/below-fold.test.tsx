import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from '../router/index.ts';
import { BelowFold } from './index.ts';

/** Whether the form was there after each commit of the cart. */
let commits: boolean[] = [];

function Cart() {
  useEffect(() => void commits.push(screen.queryByRole('form') !== null));
  return (
    <BelowFold>
      <form aria-label="Order Information" ref={() => void commits.push(true)} />
    </BelowFold>
  );
}

function open(address: string, { phone = true } = {}) {
  commits = [];
  window.matchMedia = () => ({ matches: phone }) as MediaQueryList;
  const pages = [
    { path: '/cart', Component: Cart },
    { path: '/shop', element: null },
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

test('The page that the site is opened on is drawn whole', () => {
  open('/cart');
  expect(commits[0]).toBe(true);
});

test('On a phone, on a page that is navigated to, what is below the fold follows the rest', async () => {
  const { go } = open('/shop');
  await go('/cart');
  expect(commits).toEqual([false, true]);
});

test('A wide window, which shows it at once, draws it with the rest', async () => {
  const { go } = open('/shop', { phone: false });
  await go('/cart');
  expect(commits[0]).toBe(true);
});

test('A page that Back opens further down is drawn whole', async () => {
  const { positions, go, back } = open('/cart');
  await go('/shop');
  positions.default = 900;
  commits = [];
  await back();
  expect(commits[0]).toBe(true);
});
