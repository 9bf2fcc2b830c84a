import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { field, openEditor, save } from '../testing/editor.tsx';
import { ok } from '../testing/open-staff.tsx';

// PRODUCT-7
test('The second of two members of staff sees both versions and chooses', async () => {
  const { productApi } = await openEditor('CON-1042', '', {
    audit: async () =>
      ok({
        entries: [
          {
            id: '1',
            at: '2026-11-20T10:30:00Z',
            who: 'piet.novak@cbo.example',
            action: 'product.edit',
            subject: '',
          },
        ],
      }),
  });
  const text = await screen.findByLabelText('Description');
  await userEvent.clear(text);
  await userEvent.type(text, 'Mine');
  await userEvent.type(field('Friendly name'), 'Rail Yard');
  productApi.meanwhile('CON-1042', { description: 'Theirs', stock: 4 });
  await userEvent.click(save());

  const dialog = await screen.findByRole('dialog', {
    name: 'Piet Novak saved this product while you edited it',
  });
  const row = within(dialog).getByRole('group', { name: 'Description' });
  expect(within(row).getByRole('radio', { name: 'Theirs' })).toBeChecked();
  expect(within(dialog).queryByRole('group', { name: 'Friendly name' })).not.toBeInTheDocument();
  await userEvent.click(within(row).getByRole('radio', { name: 'Mine' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.description).toBe('Mine'));
  expect(productApi.stored.get('CON-1042')).toMatchObject({ friendlyName: 'Rail Yard', stock: 4 });
});
