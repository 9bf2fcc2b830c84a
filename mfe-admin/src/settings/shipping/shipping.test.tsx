import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adoptSettingsAtom } from 'shared-domain/state';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

/** The page while Ontario is closed; returns the requests. */
async function openProvinces(calls: StaffAnswers = {}) {
  const sent: object[] = [];
  const { store } = openStaff({
    path: '/admin/settings/shipping',
    calls: {
      changeShipping: async ({ body }) => {
        sent.push(body);
        const { closedProvinces } = body;
        return ok({ comingSoon: false, retailStoreOpen: true, closedProvinces, company: {} as never });
      },
      ...calls,
    },
  });
  store.set(adoptSettingsAtom, { comingSoon: false, retailStoreOpen: true, closedProvinces: ['ON'] });
  await screen.findByRole('heading', { name: 'Where we ship' });
  return { sent };
}

// SHIPPING-12
test('A province is closed at once, and Undo opens it again', async () => {
  const { sent } = await openProvinces();
  expect(screen.getByRole('switch', { name: 'Ship to Ontario' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('switch', { name: 'Ship to Quebec' }));
  expect(await screen.findByText('Quebec is closed for shipping')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Ship to Quebec' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent).toEqual([
    { closedProvinces: ['ON', 'QC'], before: ['ON'] },
    { closedProvinces: ['ON'], before: ['ON', 'QC'] },
  ]);
});

test("Someone else's change is not overwritten", async () => {
  await openProvinces({ changeShipping: async () => refusal('stale', 'Someone else has changed this.') });
  await userEvent.click(screen.getByRole('switch', { name: 'Ship to Ontario' }));
  expect(await screen.findByText('Someone else has changed this.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Ship to Ontario' })).not.toBeChecked();
});
