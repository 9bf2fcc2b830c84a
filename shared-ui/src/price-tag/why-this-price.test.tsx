import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { sampleProducts } from 'shared-domain/product-fields';
import type { Product } from 'shared-domain/products';
import { store, toastsAtom } from 'shared-domain/state';
import { WhyThisPrice } from './index.ts';

let isOffline = true;
jest.mock('./reasons.tsx', () => {
  if (isOffline) throw new Error('no network');
  return jest.requireActual('./reasons.tsx');
});

// PRICE-7
test("If a price's reasons can't be loaded, a toast says so, and the next press tries again", async () => {
  const [product] = sampleProducts as [Product];
  render(<WhyThisPrice product={product} channel="licensee" at={new Date('2026-11-26')} />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const button = screen.getByRole('button', { name: 'Why this price?' });
  await userEvent.click(button);
  const titles = () => store.get(toastsAtom).map(({ title }) => title);
  await waitFor(() =>
    expect(titles()).toEqual(["The price can't be explained right now. Please try again."]),
  );
  expect(button).toHaveAttribute('aria-expanded', 'false');
  isOffline = false;
  await userEvent.click(button);
  expect(await screen.findByText('Ordinary price')).toBeInTheDocument();
});
