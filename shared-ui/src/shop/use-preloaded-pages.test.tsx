import { act, render, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { addToCartAtom } from 'shared-domain/state';
import { productFixture } from 'shared-domain/testing';
import { RouterProvider } from '../router/index.ts';
import { createMemoryRouter } from '../router/memory.ts';
import { usePreloadedPages } from './index.ts';

function Shop() {
  usePreloadedPages('dtc', '/dtc/cart', '/dtc/product/any');
  return null;
}

test('the pages are preloaded after the first item was added, not in the same task', async () => {
  const store = createStore();
  const router = createMemoryRouter([{ path: '*', Component: Shop }]);
  const preload = jest.spyOn(router, 'preload');
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(preload).not.toHaveBeenCalled();
  act(() =>
    store.set(addToCartAtom, { channel: 'dtc', product: productFixture({ id: 'Alder' }), quantity: 1 }),
  );
  expect(preload).not.toHaveBeenCalled();
  await waitFor(() => expect(preload.mock.calls).toEqual([['/dtc/cart'], ['/dtc/product/any']]));
});
