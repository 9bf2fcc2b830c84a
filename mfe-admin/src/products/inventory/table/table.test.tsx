import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fill } from '../../../testing/fill.ts';
import { names, openInventory, rowOf } from '../../../testing/open-inventory.tsx';
import { LAGER, STOUT } from '../../../testing/products.ts';

test('A heading sorts by its column, then the other way, and the sort is in the address', async () => {
  const { search } = await openInventory();
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(names()[0]).toBe('Select Rail Yard Lager'));
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(names()[0]).toBe('Select Velvet Ant Stout'));
  expect(search()).toBe('?sort=-price');
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
});

// STAFF-16
test('A price is edited in its cell with a hint, saved with the guard, and undone by its toast', async () => {
  const { productApi } = await openInventory();
  await userEvent.dblClick(within(rowOf('Rail Yard Lager')).getByText('$52.80'));
  const field = screen.getByRole('textbox', { name: 'Price of Rail Yard Lager' });
  await userEvent.clear(field);
  await fill(field, '54.40');
  expect(field).toHaveAccessibleDescription(/was \$52\.80 \+3\.0%.*DTC \$3\.75 → \$4\.00/);
  await userEvent.keyboard('{Enter}');
  expect(await within(rowOf('Rail Yard Lager')).findByText('$54.40')).toBeInTheDocument();
  expect(productApi.bulk).toEqual([
    { changes: [{ id: 'CON-1042', change: { price: 54.4 }, updatedAt: LAGER.updatedAt }] },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(rowOf('Rail Yard Lager')).findByText('$52.80')).toBeInTheDocument();
});

test('An invalid price is not saved; Esc restores the cell', async () => {
  const { productApi } = await openInventory();
  await userEvent.dblClick(within(rowOf('Rail Yard Lager')).getByText('$52.80'));
  const field = screen.getByRole('textbox', { name: 'Price of Rail Yard Lager' });
  await userEvent.clear(field);
  await userEvent.type(field, 'call us{Enter}');
  expect(field).toHaveAccessibleDescription(/Invalid price \(must be a number >= 0\)/);
  await userEvent.keyboard('{Escape}');
  expect(within(rowOf('Rail Yard Lager')).getByText('$52.80')).toBeInTheDocument();
  expect(productApi.bulk).toEqual([]);
});

test('Keyboard only: arrows, Space, a digit to start editing, Enter to open the editor', async () => {
  const { search } = await openInventory('?sort=product');
  const grid = screen.getByRole('grid', { name: 'Products' });
  act(() => grid.focus());
  expect(grid).toHaveAttribute('aria-activedescendant', 'cell-product-CON-1042');
  await userEvent.keyboard('{ArrowDown} ');
  expect(screen.getByRole('checkbox', { name: 'Select Velvet Ant Stout' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}7');
  expect(screen.getByRole('textbox', { name: 'Price of Velvet Ant Stout' })).toHaveValue('7');
  await userEvent.keyboard('{Escape}');
  expect(grid).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('3 selected')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
  await waitFor(() => expect(search()).toBe('?sort=product&edit=CUR-3004'));
});

test('Cells pasted from a spreadsheet show old and new, refused ones what was pasted; Save stores the valid ones', async () => {
  const { productApi } = await openInventory('?sort=product');
  const grid = screen.getByRole('grid', { name: 'Products' });
  await userEvent.click(within(rowOf('Rail Yard Lager')).getByText('$52.80'));
  act(() => grid.focus());
  fireEvent.paste(grid, { clipboardData: { getData: () => '54.40\ncall us' } });
  expect(within(rowOf('Rail Yard Lager')).getByText('$54.40')).toBeInTheDocument();
  const bar = screen.getByRole('region', { name: 'Pasted cells' });
  expect(bar).toHaveTextContent('1 price pasted, 1 refused: Velvet Ant Stout “call us” is not a number');
  expect(productApi.bulk).toEqual([]);
  await userEvent.click(within(bar).getByRole('button', { name: 'Save 1 price' }));
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.price).toBe(54.4));
  expect(productApi.stored.get('CUR-3004')?.price).toBe(STOUT.price);
});

test('Shift and arrow select row by row, and deselect rows on the way back', async () => {
  await openInventory('?sort=product');
  act(() => screen.getByRole('grid', { name: 'Products' }).focus());
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select Warren Mild' })).not.toBeChecked();
});

test('After ticking a box the table keeps the keyboard: Esc clears, the arrows continue from there', async () => {
  await openInventory('?sort=product');
  const grid = screen.getByRole('grid', { name: 'Products' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Velvet Ant Stout' }));
  expect(grid).toHaveFocus();
  expect(grid).toHaveAttribute('aria-activedescendant', 'cell-select-CUR-3004');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
});

test('After an editor closes, its product is the active row and the selection is unchanged', async () => {
  await openInventory('?sort=product');
  const grid = () => screen.getByRole('grid', { name: 'Products' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Warren Mild' }));
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
  expect(await screen.findByLabelText('Friendly name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(grid()).toHaveFocus());
  expect(grid()).toHaveAttribute('aria-activedescendant', 'cell-product-CUR-3004');
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});
