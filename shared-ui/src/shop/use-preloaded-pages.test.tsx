import { act, render, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { addToCartAtom } from 'shared-domain/state';
import { productFixture } from 'shared-domain/testing';
import { RouterProvider } from '../router/index.ts';
import { usePreloadedPages } from './index.ts';

function Shop() {
  usePreloadedPages('dtc', '/dtc/cart', '/dtc/product/any');
  return null;
}

test('the pages are preloaded after the first item was added, not in the same task', async () => {
  const store = createStore();
  const lazy = jest.fn(async () => ({}));
  const router = createMemoryRouter([
    { path: '/', Component: Shop },
    { path: '/dtc/cart', lazy },
    { path: '/dtc/product/:id', lazy },
  ]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(lazy).not.toHaveBeenCalled();
  act(() =>
    store.set(addToCartAtom, { channel: 'dtc', product: productFixture({ id: 'Alder' }), quantity: 1 }),
  );
  expect(lazy).not.toHaveBeenCalled();
  await waitFor(() => expect(lazy).toHaveBeenCalledTimes(2));
});
