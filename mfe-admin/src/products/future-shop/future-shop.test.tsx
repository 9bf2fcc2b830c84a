import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Product } from 'shared-domain/products';
import { productFixture } from 'shared-domain/testing';
import { ok, openStaff } from '../../testing/open-staff.tsx';

const gantry = productFixture({
  id: 'CTR-112',
  name: 'Gantry IPA',
  price: 74.4,
  stock: 52,
  hiddenCategory: 'CONTAINER',
  ltoPrice: 66,
  ltoStartDate: '2026-12-01',
  ltoEndDate: '2026-12-10',
});
const hidden: Product = { ...gantry, id: 'CTR-113', name: 'Secret Stout', hidden: true };

const openShop = (query: string) =>
  openStaff({
    path: `/admin/products/future-shop${query}`,
    client: { productList: async () => ok({ products: [gantry, hidden], etag: null }) },
  });

test('an LTO that starts later shows its price on a day when it is active', async () => {
  openShop('?at=2026-12-05T10:00');
  const card = await screen.findByRole('article', { name: 'Gantry IPA' });
  expect(card).toHaveTextContent('$66.00');
  expect(screen.getByText('1 product, 1 with an LTO price, 0 with an LTO still to come')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Secret Stout' })).not.toBeInTheDocument();
});

test("'Now' returns to the present, where the LTO is still scheduled", async () => {
  const { router } = openShop('?at=2026-12-05T10:00');
  const card = await screen.findByRole('article', { name: 'Gantry IPA' });
  await userEvent.click(screen.getByRole('button', { name: 'Now' }));
  await waitFor(() => expect(card).toHaveTextContent('$74.40'));
  expect(router.state.location.search).toBe('');
});

test("another shop has that channel's prices, and nothing is added to a cart", async () => {
  openShop('');
  await userEvent.click(await screen.findByRole('button', { name: 'DTC' }));
  const card = await screen.findByRole('article', { name: 'Gantry IPA' });
  expect(card).toHaveTextContent('$5.00');
  await userEvent.click(within(card).getByRole('button', { name: /Add to Cart/ }));
  expect(await screen.findByText('Nothing is added to a cart in the future shop.')).toBeInTheDocument();
});
