import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LicenceJson } from 'shared-domain/contracts';
import { fill } from './fill.ts';
import { ok, openStaff } from './open-staff.tsx';
import type { StaffAnswers } from './staff-client.ts';

export const GULL = {
  licenseNumber: '308114',
  companyName: 'The Gull & Lantern',
  created_at: '2024-05-06T19:00:00.000Z',
};

type Search = NonNullable<StaffAnswers['searchLicences']>;

/** For tests: a search's answer, with an empty register. */
export const foundBy =
  (find: (number: unknown) => LicenceJson[]): Search =>
  async ({ query }) =>
    ok({ graceDays: 14, ...(query?.limit ? { licences: [], total: 0 } : { licences: find(query?.number) }) });

/** For tests: the licence page, or another page of the accounts, with stubbed answers. */
export const openLicences = (calls: StaffAnswers = {}, query = '', page = '/admin/license') =>
  openStaff({ path: `${page}${query}`, calls: { listImports: async () => ok({ imports: [] }), ...calls } });

/** For tests: fills the licence form and saves. */
export async function saveLicence(number: string, name: string) {
  await fill(await screen.findByRole('textbox', { name: 'Licence number *' }), number);
  await fill(screen.getByRole('textbox', { name: 'Company name *' }), name);
  await userEvent.click(screen.getByRole('button', { name: 'Save licence' }));
}
