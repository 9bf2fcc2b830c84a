import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { futureAtom, lookAheadAtom } from 'shared-domain/state';
import { MemoryRouter } from 'shared-ui/router/memory';
import { LAGER } from '../testing/products.ts';
import FutureBar from './future-bar.tsx';
import ProductTools from './product-tools.tsx';

const JUNE = new Date('2027-06-05T17:00:00Z');

function lookingAhead() {
  const store = createStore();
  store.set(lookAheadAtom, JUNE);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <FutureBar moment={JUNE} />
        <ProductTools product={LAGER} />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

test('The bar shows the preview time, links to the other shops and back to now', async () => {
  const store = lookingAhead();
  expect(screen.getByRole('complementary', { name: 'Future shop' })).toHaveTextContent(
    'As of Jun 5, 2027, 10:00 AM, nothing can be ordered',
  );
  expect(screen.getByRole('link', { name: 'Kegs' })).toHaveAttribute('href', '/dtckegs');
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(store.get(futureAtom)).toBeNull();
});

test("Staff's own tools are hidden in what a customer would see", () => {
  lookingAhead();
  expect(screen.queryByRole('button', { name: 'Edit Product' })).not.toBeInTheDocument();
});
