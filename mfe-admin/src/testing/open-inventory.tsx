import { screen } from '@testing-library/react';
import { openStaff } from './open-staff.tsx';
import { fakeProductApi } from './products.ts';

/** The row of a product in the inventory's table. */
export const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
/** The names of the check boxes that select the products listed, in their order. */
export const names = () =>
  screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).map((box) => box.getAttribute('aria-label'));

/** Opens the inventory with these four products (one of them hidden), or with others. `search` is the address's query. */
export async function openInventory(query = '', productApi = fakeProductApi()) {
  const world = openStaff({ path: `/admin/products${query}`, calls: productApi.calls });
  await screen.findByRole('heading', { name: 'Product Inventory' });
  await screen.findByText(/ of 4$/);
  return { ...world, productApi, search: () => world.router.state.location.search };
}
