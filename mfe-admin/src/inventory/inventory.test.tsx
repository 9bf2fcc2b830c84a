import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { environmentAtom } from 'shared-domain/state';
import { fakeProductApi, LAGER, MILD, STOUT } from '../testing/products.ts';
import { ok, openStaff } from '../testing/staff-world.tsx';

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const names = () =>
  screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).map((box) => box.getAttribute('aria-label'));

async function openInventory(query = '', shelf = fakeProductApi()) {
  const world = openStaff({ path: `/admin/products${query}`, calls: shelf.calls });
  await screen.findByRole('heading', { name: 'Product Inventory' });
  await screen.findByText(/ of 4$/);
  return { ...world, shelf, search: () => world.router.state.location.search };
}

// STAFF-17
test('The list hides hidden products unless showHidden is in the address', async () => {
  await openInventory();
  expect(screen.getByText('3 of 4')).toBeInTheDocument();
  expect(names()).toEqual(['Select Rail Yard Lager', 'Select Velvet Ant Stout', 'Select Warren Mild']);
});

test('The address restores brand, packaging, search and hidden products', async () => {
  await openInventory('?brand=FORCE&showHidden=true&search=wheat');
  expect(screen.getByText('1 of 4')).toBeInTheDocument();
  expect(rowOf('Spindrift Wheat')).toHaveTextContent('Hidden');
});

test('Forced Hidden shows the hidden products that it counts, and the other badges leave them out', async () => {
  await openInventory();
  const filters = screen.getByRole('group', { name: 'Quick filters' });
  expect(within(filters).getByRole('button', { name: 'In Stock 2' })).toBeInTheDocument();
  await userEvent.click(within(filters).getByRole('button', { name: 'Forced Hidden 1' }));
  await waitFor(() => expect(names()).toEqual(['Select Spindrift Wheat']));
});

test('A badge counts what it would list under the other filters', async () => {
  await openInventory('?brand=CURIOUS%20CREATURES');
  const filters = screen.getByRole('group', { name: 'Quick filters' });
  expect(within(filters).getByRole('button', { name: 'No Stock 1' })).toBeInTheDocument();
  expect(within(filters).getByRole('button', { name: 'Forced Hidden 0' })).toBeInTheDocument();
});

test('Quick filters combine as OR and are in the address', async () => {
  const { search } = await openInventory();
  const filters = screen.getByRole('group', { name: 'Quick filters' });
  expect(within(filters).getByRole('button', { name: 'No Stock 1' })).toBeInTheDocument();
  expect(within(filters).getByRole('button', { name: 'Forced Hidden 1' })).toBeInTheDocument();
  await userEvent.click(within(filters).getByRole('button', { name: 'No Stock 1' }));
  await userEvent.click(within(filters).getByRole('button', { name: 'No ABV 1' }));
  await waitFor(() => expect(names()).toEqual(['Select Velvet Ant Stout', 'Select Warren Mild']));
  expect(search()).toBe('?filters=no-stock%2Cno-abv');
});

test('If nothing is found the page says so, and one click shows everything again', async () => {
  const { search } = await openInventory('?search=lambic');
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your filters or search terms.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getByText('3 of 4')).toBeInTheDocument());
  expect(search()).toBe('');
});

// LISTING-16
test('An inventory without any product says so and leads to the upload', async () => {
  openStaff({ path: '/admin/products', calls: fakeProductApi([]).calls });
  expect(await screen.findByText('No products have been added to the inventory yet.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Inventory upload' }).at(-1)).toHaveAttribute(
    'href',
    '/admin/upload',
  );
});

test('A heading sorts by its column, then the other way, and the sort is in the address', async () => {
  const { search } = await openInventory();
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(names()[0]).toBe('Select Rail Yard Lager'));
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(names()[0]).toBe('Select Velvet Ant Stout'));
  expect(search()).toBe('?sort=-price');
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
});

test('Columns and density can be chosen and are in the address', async () => {
  const { search } = await openInventory();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'ABV', checked: true }));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('columnheader', { name: 'Price' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'ABV' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Density' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
  await waitFor(() =>
    expect(search()).toBe('?columns=product%2Cbrand%2Cprice%2Cstock%2Cvisibility&density=compact'),
  );
});

// STAFF-16
test('A price is edited in its cell with a hint, saved with the guard, and undone by its toast', async () => {
  const { shelf } = await openInventory();
  await userEvent.dblClick(within(rowOf('Rail Yard Lager')).getByText('$52.80'));
  const field = screen.getByRole('textbox', { name: 'Price of Rail Yard Lager' });
  await userEvent.clear(field);
  await userEvent.type(field, '54.40');
  expect(field).toHaveAccessibleDescription(/was \$52\.80 \+3\.0%.*DTC \$3\.75 → \$4\.00/);
  await userEvent.keyboard('{Enter}');
  expect(await within(rowOf('Rail Yard Lager')).findByText('$54.40')).toBeInTheDocument();
  expect(shelf.bulk).toEqual([
    { changes: [{ id: 'CON-1042', change: { price: 54.4 }, updatedAt: LAGER.updatedAt }] },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(rowOf('Rail Yard Lager')).findByText('$52.80')).toBeInTheDocument();
});

test('An invalid price is not saved; Esc restores the cell', async () => {
  const { shelf } = await openInventory();
  await userEvent.dblClick(within(rowOf('Rail Yard Lager')).getByText('$52.80'));
  const field = screen.getByRole('textbox', { name: 'Price of Rail Yard Lager' });
  await userEvent.clear(field);
  await userEvent.type(field, 'call us{Enter}');
  expect(field).toHaveAccessibleDescription(/Invalid price \(must be a number >= 0\)/);
  await userEvent.keyboard('{Escape}');
  expect(within(rowOf('Rail Yard Lager')).getByText('$52.80')).toBeInTheDocument();
  expect(shelf.bulk).toEqual([]);
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
  const { shelf } = await openInventory('?sort=product');
  const grid = screen.getByRole('grid', { name: 'Products' });
  await userEvent.click(within(rowOf('Rail Yard Lager')).getByText('$52.80'));
  act(() => grid.focus());
  fireEvent.paste(grid, { clipboardData: { getData: () => '54.40\ncall us' } });
  expect(within(rowOf('Rail Yard Lager')).getByText('$54.40')).toBeInTheDocument();
  const bar = screen.getByRole('region', { name: 'Pasted cells' });
  expect(bar).toHaveTextContent('1 price pasted, 1 refused: Velvet Ant Stout “call us” is not a number');
  expect(shelf.bulk).toEqual([]);
  await userEvent.click(within(bar).getByRole('button', { name: 'Save 1 price' }));
  await waitFor(() => expect(shelf.held.get('CON-1042')?.price).toBe(54.4));
  expect(shelf.held.get('CUR-3004')?.price).toBe(STOUT.price);
});

test('A view is saved as a named address and can be opened again', async () => {
  const { search } = await openInventory('?filters=no-abv');
  await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 on' }));
  // The page's heading has one too, until the sheet covers it.
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save view' }));
  await userEvent.type(await screen.findByLabelText('Name of the view'), 'To complete{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 on' }));
  await userEvent.click(await screen.findByRole('link', { name: 'All products 3' }));
  await waitFor(() => expect(search()).toBe(''));
  await userEvent.click(screen.getByRole('link', { name: 'To complete 1' }));
  await waitFor(() => expect(search()).toBe('?filters=no-abv'));
});

test('On a phone products are rows of two lines; clicking the picture selects', async () => {
  const shelf = fakeProductApi([LAGER, MILD]);
  openStaff({ path: '/admin/products', calls: shelf.calls, phone: true });
  const list = await screen.findByRole('list', { name: 'Products' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('CONTAINER · 5.2%');
  await userEvent.click(screen.getByRole('button', { name: 'Select Warren Mild' }));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
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

test('A ticked box leaves the keyboard with the table: Esc clears, the arrows continue from there', async () => {
  await openInventory('?sort=product');
  const grid = screen.getByRole('grid', { name: 'Products' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Velvet Ant Stout' }));
  expect(grid).toHaveFocus();
  expect(grid).toHaveAttribute('aria-activedescendant', 'cell-select-CUR-3004');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
});

test('After an editor closes the keyboard is on its product, and the selection is unchanged', async () => {
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

test('On a phone a long press on a row selects it and opens nothing; a tap opens it', async () => {
  const shelf = fakeProductApi([LAGER, MILD]);
  const { store, router } = openStaff({ path: '/admin/products', calls: shelf.calls, phone: true });
  let rest: () => void = () => undefined;
  store.set(environmentAtom, {
    ...store.get(environmentAtom),
    schedule: (task) => {
      rest = task;
      return () => undefined;
    },
  });
  const name = await screen.findByText('Warren Mild');
  fireEvent.pointerDown(name, { pointerType: 'touch' });
  act(() => rest());
  fireEvent.pointerUp(name);
  fireEvent.click(name);
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  fireEvent.click(name);
  await waitFor(() => expect(router.state.location.search).toBe('?edit=FUG-1411'));
});

test('A narrow bar shows three changes; the others are in a menu', async () => {
  const shelf = fakeProductApi([LAGER, MILD]);
  openStaff({ path: '/admin/products', calls: shelf.calls, phone: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Select Warren Mild' }));
  const bar = screen.getByRole('region', { name: 'Selected products' });
  expect(within(bar).queryByRole('button', { name: 'Packaging' })).not.toBeInTheDocument();
  await userEvent.click(within(bar).getByRole('button', { name: 'More' }));
  const more = await screen.findByRole('dialog', { name: 'More' });
  await userEvent.click(within(more).getByRole('button', { name: 'Packaging' }));
  expect(await screen.findByRole('dialog', { name: 'Packaging' })).toBeInTheDocument();
});

test('What is typed in the search while products load stays, and so does the focus', async () => {
  const shelf = fakeProductApi();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const adminProducts = async () => {
    await arrived;
    return ok({ products: [...shelf.held.values()] });
  };
  openStaff({ path: '/admin/products', calls: { ...shelf.calls, adminProducts } });
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'mild');
  await act(async () => arrive());
  await screen.findByRole('grid', { name: 'Products' });
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  await waitFor(() => expect(names()).toEqual(['Select Warren Mild']));
});
