import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';

const supplier = (id: string, name: string) => ({
  ...{ id, name, brands: [name.toUpperCase()], contacts: [], showsCustomers: true, version: 1 },
});
const link = {
  ...{ supplier: 'h', url: 'https://shop.example/suppliers#supplier.a.b' },
  ...{ until: '2027-02-19T06:59:59.999Z', at: '2026-11-20T18:00:00Z', by: 'nora.whitfield@cbo.example' },
};

const openLinks = (calls: Parameters<typeof openStaff>[0]['calls'] = {}) =>
  openStaff({
    path: '/admin/products/supplier-links',
    calls: {
      suppliers: async () =>
        ok({ suppliers: [supplier('f', 'Force'), supplier('h', 'Harbour')], brandsWithout: [] }),
      supplierLinks: async () => ok({ links: [link] }),
      ...calls,
    },
  });

// SUPPLIER-23
test('A link is made and copied, and ends after a question', async () => {
  const user = userEvent.setup();
  const made = { ...link, supplier: 'f', url: 'https://shop.example/suppliers#supplier.c.d' };
  openLinks({
    makeSupplierLink: async () => ok({ links: [link, made] }),
    revokeSupplierLink: async () => ok({ links: [made] }),
  });
  const list = within(await screen.findByRole('list', { name: 'Suppliers' }));
  expect(list.getByText(/Works until February 18, 2027, made by Nora Whitfield/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Make a link for Force' }));
  expect(await screen.findByText('Link made and copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(made.url);
  await user.click(list.getByRole('button', { name: 'End it for Harbour' }));
  await user.click(await screen.findByRole('button', { name: 'End the link' }));
  expect(await screen.findByText('The link has ended')).toBeVisible();
  expect(list.getByRole('button', { name: 'Make a link for Harbour' })).toBeVisible();
});

test('A failure says so', async () => {
  openLinks({ suppliers: async () => refusal('unavailable', 'Please wait.') });
  expect(await screen.findByText('The suppliers could not be loaded')).toBeVisible();
});
