import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffClient } from 'shared-domain/staff-client';
import { ok, openStaff } from './staff-world.tsx';

/** For tests: a licensee that is known. */
export const GULL = {
  licenseNumber: '308114',
  companyName: 'The Gull & Lantern',
  created_at: '2024-05-06T19:00:00.000Z',
};

/** For tests: the licence page with made-up answers. */
export const openLicences = (staff: Partial<StaffClient> = {}, query = '') =>
  openStaff({
    path: `/admin/license${query}`,
    staff: {
      imports: async () => ok({ imports: [] }),
      licences: async () => ok({ licences: [] }),
      ...staff,
    },
  });

/** For tests: fills the licence form and saves. */
export async function fill(number: string, name: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Licence number *' }), number);
  await userEvent.type(screen.getByRole('textbox', { name: 'Company name *' }), name);
  await userEvent.click(screen.getByRole('button', { name: 'Save licence' }));
}
