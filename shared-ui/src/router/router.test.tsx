import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter } from 'react-router';
import { Link, RouterProvider, useOpenedAt, useRouter } from './index.ts';

test.each([
  ['pointed at', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
])("A link that is %s preloads its page's code, which is requested again when it opens", async (_, come) => {
  const lazy = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk 404'))
    .mockResolvedValue({ element: 'Your Cart' });
  const pages = [
    { path: '/shop', element: <Link to="/shop/cart">Cart</Link> },
    { path: '/shop/cart', lazy },
  ];
  const router = createMemoryRouter(pages, { initialEntries: ['/shop'] });
  render(<RouterProvider router={router} />);
  expect(lazy).not.toHaveBeenCalled();
  come(screen.getByRole('link', { name: 'Cart' }));
  expect(lazy).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/shop/cart'));
  expect(screen.getByText('Your Cart')).toBeInTheDocument();
});

const Opened = () => `at ${useOpenedAt()}`;

test('A page knows how far down it was opened, except the one that the site was opened on', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Opened }], { initialEntries: ['/shop'] });
  router.enableScrollRestoration({}, () => 700);
  render(<RouterProvider router={router} />);
  expect(screen.getByText('at undefined')).toBeInTheDocument();
  await act(() => router.navigate('/dtc'));
  expect(screen.getByText('at 0')).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(screen.getByText('at 700')).toBeInTheDocument();
});

const asked: (() => void)[] = [];

function Editor() {
  const { beforeLeaving, state } = useRouter();
  useEffect(() => beforeLeaving(({ proceed }) => asked.push(proceed) > 0), [beforeLeaving]);
  return `first: ${state.isFirst}`;
}

test('A remote of before ADR 084 keeps its unsaved page until the visitor agrees', async () => {
  const pages = [
    { path: '/products', Component: Editor },
    { path: '*', element: 'Orders' },
  ];
  const router = createMemoryRouter(pages, { initialEntries: ['/orders', '/products'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('first: true')).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/products');
  await act(async () => asked[0]?.());
  expect(screen.getByText('Orders')).toBeInTheDocument();
});
