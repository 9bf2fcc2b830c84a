import { screen } from '@testing-library/react';
import { openStaff, refusal } from '../../testing/open-staff.tsx';

test('A failure says so', async () => {
  openStaff({
    path: '/admin/products/supplier-links',
    calls: { suppliers: async () => refusal('unavailable', 'Please wait.') },
  });
  expect(await screen.findByText('The suppliers could not be loaded')).toBeVisible();
});
