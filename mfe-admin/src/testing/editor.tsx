import { screen } from '@testing-library/react';
import { fakeProductApi } from './products.ts';
import type { StaffAnswers } from './staff-client.ts';
import { openStaff } from './staff-world.tsx';

/** For tests: the editor of a product, with a stubbed API of products. */
export async function openEditor(id: string, query = '', calls: StaffAnswers = {}) {
  const shelf = fakeProductApi();
  const world = openStaff({
    path: `/admin/products?${query}edit=${id}`,
    calls: { ...shelf.calls, ...calls },
  });
  return { ...world, shelf, search: () => world.router.state.location.search };
}

/** For tests: a field of the editor by its label. */
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));

/** For tests: the editor's Save. */
export const save = () => screen.getByRole('button', { name: /^Save/ });
