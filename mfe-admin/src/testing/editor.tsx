import { screen } from '@testing-library/react';
import { openStaff } from './open-staff.tsx';
import { fakeProductApi } from './products.ts';
import type { StaffAnswers } from './staff-client.ts';

/** For tests: the editor of a product, with a stubbed API of products. */
export async function openEditor(id: string, query = '', calls: StaffAnswers = {}) {
  const productApi = fakeProductApi();
  const opened = openStaff({
    path: `/admin/products?${query}edit=${id}`,
    calls: { ...productApi.calls, ...calls },
  });
  return { ...opened, productApi, search: () => opened.router.state.location.search };
}

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));

export const save = () => screen.getByRole('button', { name: /^Save/ });
