import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { field, openEditor, save } from '../testing/editor.tsx';
import { refusal } from '../testing/open-staff.tsx';

// STAFF-17
test('The editor replaces the list and returns to it with its filters', async () => {
  const { search } = await openEditor('CON-1042', 'filters=in-stock&');
  expect(await screen.findByRole('heading', { name: 'Rail Yard Lager', level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('grid', { name: 'Products' })).toBeInTheDocument();
  expect(search()).toBe('?filters=in-stock');
});

// PRODUCT-8
test('An unknown id says so', async () => {
  await openEditor('NOWHERE');
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
  expect(screen.getByText('The selected product could not be found.')).toBeInTheDocument();
});

// PRODUCT-6
test('ABV is required, and nothing is sent', async () => {
  const { productApi } = await openEditor('FUG-1411');
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Warren Dark Mild');
  await userEvent.click(save());
  expect(field('ABV')).toHaveAccessibleDescription('ABV is required. Please enter a valid number.');
  expect(field('ABV')).toHaveFocus();
  expect(screen.getByText('1 field needs attention')).toBeInTheDocument();
  expect(productApi.edits).toEqual([]);
});

// PRICE-11
test('The three LTO fields are filled together, and the end is after the start', async () => {
  await openEditor('CON-1042');
  await userEvent.type(await screen.findByLabelText('LTO price'), '48');
  await userEvent.click(save());
  expect(
    screen.getByText('All LTO fields (price, start date, end date) must be filled together.'),
  ).toBeInTheDocument();
  fireEvent.change(field('LTO start date'), { target: { value: '2026-11-27' } });
  fireEvent.change(field('LTO end date'), { target: { value: '2026-11-20' } });
  await userEvent.click(save());
  expect(screen.getByText('LTO end date must be after the start date.')).toBeInTheDocument();
});

// PRICE-11
test('An LTO price above the ordinary price is refused in words, an offer of one day is saved', async () => {
  const { productApi } = await openEditor('CON-1042');
  await userEvent.type(await screen.findByLabelText('LTO price'), '52.81');
  for (const name of ['LTO start date', 'LTO end date']) {
    fireEvent.change(field(name), { target: { value: '2099-11-27' } });
  }
  await userEvent.click(save());
  expect(screen.getByText('LTO price must not be above the ordinary price.')).toBeInTheDocument();
  expect(field('LTO price')).toBeInvalid();
  expect(productApi.edits).toEqual([]);
  fireEvent.change(field('LTO price'), { target: { value: '52.80' } });
  await userEvent.click(save());
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.ltoPrice).toBe(52.8));
});

// PRODUCT-8
test('Ctrl S saves only what was changed, with the guard, and Undo reverts it', async () => {
  const { productApi } = await openEditor('CON-1042');
  const name = await screen.findByLabelText('Friendly name');
  await userEvent.type(name, 'Rail Yard');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Rail Yard has been updated successfully.')).toBeInTheDocument();
  expect(productApi.edits).toEqual([
    { id: 'CON-1042', edit: { friendlyName: 'Rail Yard', updatedAt: '2026-11-20T10:00:00.000Z' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.friendlyName).toBeUndefined());
});

// PRODUCT-8
test('A failure says so and keeps what was typed', async () => {
  await openEditor('CON-1042', '', {
    editProduct: async () => refusal('internal', 'Something went wrong. Please try again.'),
  });
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Rail Yard');
  await userEvent.click(save());
  expect(await screen.findByText('Failed to update product. Please try again.')).toBeInTheDocument();
  expect(
    screen.getByText('Failed to update product: Something went wrong. Please try again.'),
  ).toBeInTheDocument();
  expect(field('Friendly name')).toHaveValue('Rail Yard');
});

test('Leaving asks only when something was typed', async () => {
  await openEditor('CON-1042');
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Rail Yard');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('grid', { name: 'Products' })).toBeInTheDocument();
});
