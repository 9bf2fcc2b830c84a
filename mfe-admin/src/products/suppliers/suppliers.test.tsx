import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SupplierJson } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const HARBOUR: SupplierJson = {
  ...{ id: '1f3a4c6e-0d52-4b7e-9a55-6f1f0f3f1a01', name: 'Harbour Brewing', brands: ['CONTAINER'] },
  ...{ licenceNumber: '310-001', showsCustomers: false, version: 2 },
  contacts: [{ name: 'Ada Lund', email: 'ada@harbour.example', getsReports: true }],
};

/** The page with one supplier; returns what was saved. */
async function openSuppliers(calls: StaffAnswers = {}) {
  const sent: object[] = [];
  openStaff({
    path: '/admin/products/suppliers',
    calls: {
      suppliers: async () => ok({ suppliers: [HARBOUR], brandsWithout: ['FORCE'] }),
      saveSupplier: async ({ params, body }) => {
        sent.push(body);
        return ok({ ...body, id: params.id, version: body.version + 1 } as SupplierJson);
      },
      ...calls,
    },
  });
  await screen.findByRole('heading', { name: 'Suppliers' });
  expect(await screen.findByText('Brands without a supplier: FORCE')).toBeVisible();
  return { sent };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

// SUPPLIER-1
test('A brand of another supplier is refused at its field, and Undo brings a removed supplier back', async () => {
  const message = 'CONTAINER belongs to Harbour Brewing';
  const saved: object[] = [];
  const { sent } = await openSuppliers({
    removeSupplier: async () => ok({ suppliers: [], brandsWithout: ['CONTAINER', 'FORCE'] }),
    saveSupplier: async ({ body }) => {
      saved.push(body);
      return refusal('validation', 'x', { errors: [{ path: 'brands', message }] });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Harbour Brewing' }));
  const form = await dialog('Edit Harbour Brewing');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Harbour Brewing: edit or remove' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(saved.at(-1)).toMatchObject({ name: 'Harbour Brewing', version: 0 });
  expect(sent).toEqual([]);
});

// SUPPLIER-1
test('an error of a contact stands at that contact, whatever empty ones are before it', async () => {
  const { sent } = await openSuppliers();
  await userEvent.click(screen.getByRole('button', { name: 'Add a supplier' }));
  const form = await dialog('Add a supplier');
  await fill(form.getByRole('textbox', { name: 'Name *' }), 'Gale Brewing');
  await userEvent.click(form.getByRole('button', { name: 'Add a contact' }));
  const second = within(form.getByRole('group', { name: 'Contact 2' }));
  await fill(second.getByRole('textbox', { name: 'Name' }), 'Bo Park');
  await fill(second.getByRole('textbox', { name: 'Email' }), 'bo');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const email = await within(form.getByRole('group', { name: 'Contact 1' })).findByRole('textbox', {
    name: 'Email',
  });
  expect(email).toHaveValue('bo');
  expect(email).toBeInvalid();
  await fill(email, '@gale.example');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(sent).toMatchObject([{ contacts: [{ name: 'Bo Park', email: 'bo@gale.example' }] }]);
});
