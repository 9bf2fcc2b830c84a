import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openStaff } from '../../../testing/open-staff.tsx';
import { fakeProductApi, LAGER, MILD, STOUT } from '../../../testing/products.ts';

async function openInventory() {
  const productApi = fakeProductApi([LAGER, MILD, STOUT]);
  openStaff({ path: '/admin/products', calls: productApi.calls });
  await screen.findByRole('grid', { name: 'Products' });
  return { productApi };
}

const bulkBar = () => screen.getByRole('region', { name: 'Selected products' });

/** Selects products and opens one of the bar's dialogs for them. */
async function choose(action: string, ...names: string[]) {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await userEvent.click(within(bulkBar()).getByRole('button', { name: action }));
  return screen.findByRole('dialog', { name: action === 'LTO' ? 'Limited-time offer' : action });
}

test("Selected products get one brand in one call, and Undo restores each one's own", async () => {
  const { productApi } = await openInventory();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Rail Yard Lager' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Warren Mild' }));
  await userEvent.click(within(bulkBar()).getByRole('button', { name: 'Brand' }));
  const dialog = await screen.findByRole('dialog', { name: 'Brand' });
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Brand' }), 'FUGGLES');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply to 2 products' }));
  expect(await screen.findByText('Brand of 2 products set to FUGGLES')).toBeInTheDocument();
  expect(productApi.stored.get('FUG-1411')?.hiddenCategory).toBe('FUGGLES');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.hiddenCategory).toBe('CONTAINER'));
  expect(productApi.stored.get('FUG-1411')?.hiddenCategory).toBeUndefined();
});

// PRICE-13
test("Prices of the selected products change, none below 0; each is shown before it is saved, and Undo restores each one's own", async () => {
  const { productApi } = await openInventory();
  const dialog = await choose('Price', 'Rail Yard Lager', 'Velvet Ant Stout');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change by $' }));
  const dollars = within(dialog).getByLabelText('Dollars (negative to reduce)');
  await userEvent.type(dollars, '-60');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply to 2 products' }));
  expect(dollars).toHaveAccessibleDescription('Invalid price (must be a number >= 0)');
  expect(productApi.bulk).toEqual([]);
  await userEvent.clear(dollars);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change by %' }));
  await userEvent.type(within(dialog).getByLabelText('Per cent (negative to reduce)'), '-50');
  expect(within(dialog).getByText('Rail Yard Lager').parentElement).toHaveTextContent(
    'Rail Yard Lager$52.80 → $26.40−50.0%',
  );
  expect(within(dialog).getByText('2 prices change by more than 30%')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply to 2 products' }));
  expect(await screen.findByText('Price of 2 products changed')).toBeInTheDocument();
  expect([productApi.stored.get('CON-1042')?.price, productApi.stored.get('CUR-3004')?.price]).toEqual([
    26.4, 134,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.price).toBe(52.8));
  expect(productApi.stored.get('CUR-3004')?.price).toBe(268);
});

test("An offer above a selected product's price names it and is not sent, one below is", async () => {
  const { productApi } = await openInventory();
  const dialog = await choose('LTO', 'Rail Yard Lager', 'Velvet Ant Stout');
  await userEvent.type(within(dialog).getByLabelText('LTO price'), '60');
  for (const label of ['LTO start date', 'LTO end date']) {
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value: '2099-12-01' } });
  }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply to 2 products' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Rail Yard Lager: LTO price must not be above the ordinary price.',
  );
  expect(productApi.bulk).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText('LTO price'), { target: { value: '48' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply to 2 products' }));
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.ltoPrice).toBe(48));
});

test('The selected products get one stock, a whole number, or one packaging; hidden ones leave the list', async () => {
  const { productApi } = await openInventory();
  const dialog = await choose('Stock', 'Rail Yard Lager', 'Warren Mild');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply to 2 products' }));
  const field = within(dialog).getByLabelText('Stock, in cases or kegs');
  expect(field).toHaveAccessibleDescription('Invalid stock quantity (must be a whole number >= 0)');
  await userEvent.type(field, '12');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply to 2 products' }));
  expect(await screen.findByText('Stock of 2 products set to 12')).toBeInTheDocument();
  expect([productApi.stored.get('CON-1042')?.stock, productApi.stored.get('FUG-1411')?.stock]).toEqual([
    12, 12,
  ]);
  const packaging = await choose('Packaging', 'Warren Mild');
  await userEvent.selectOptions(within(packaging).getByRole('combobox', { name: 'Packaging' }), '50L Kegs');
  await userEvent.click(within(packaging).getByRole('button', { name: 'Apply to this product' }));
  await waitFor(() => expect(productApi.stored.get('FUG-1411')?.packagingType).toBe('50L'));
  const visibility = await choose('Visibility', 'Rail Yard Lager');
  await userEvent.click(within(visibility).getByRole('radio', { name: /^Hidden/ }));
  await userEvent.click(within(visibility).getByRole('button', { name: 'Apply to this product' }));
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: 'Select Rail Yard Lager' })).not.toBeInTheDocument(),
  );
  expect(productApi.stored.get('CON-1042')?.hidden).toBe(true);
});

// STAFF-42
test('The warehouse changes stock, in the list and in bulk, and sees the rest of a product', async () => {
  const productApi = fakeProductApi([LAGER, MILD]);
  const staff = { email: 'maya.lindqvist@cbo.example', devMode: false, role: 'warehouse' as const };
  const session = { staff: { ...staff, refused: ['createProduct'] } };
  openStaff({ path: '/admin/products', session, calls: productApi.calls });
  await screen.findByRole('grid', { name: 'Products' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Rail Yard Lager' }));
  const names = within(bulkBar()).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Stock', expect.stringContaining('Clear')]);
  await userEvent.dblClick(screen.getAllByText('$52.80')[0] as HTMLElement);
  expect(
    await screen.findByText("Your role changes a product's stock, in the list of products."),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Brand/ })).toBeDisabled();
});
