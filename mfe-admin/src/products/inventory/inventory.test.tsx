import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { environmentAtom } from 'shared-domain/state';
import { fill } from '../../testing/fill.ts';
import { names, openInventory, rowOf } from '../../testing/open-inventory.tsx';
import { ok, openStaff } from '../../testing/open-staff.tsx';
import { fakeProductApi, LAGER, MILD } from '../../testing/products.ts';

// STAFF-17
test('The list hides hidden products unless showHidden is in the address', async () => {
  await openInventory();
  expect(screen.getByRole('heading', { name: 'Product Inventory' })).toBeInTheDocument();
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

test('An empty result says so, and one click clears the filters', async () => {
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
  expect(screen.getAllByRole('link', { name: 'Files' }).at(-1)).toHaveAttribute('href', '/admin/upload');
});

test('A search typed while products load keeps its text and focus', async () => {
  const productApi = fakeProductApi();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const adminProducts = async () => {
    await arrived;
    return ok({ products: [...productApi.stored.values()] });
  };
  openStaff({ path: '/admin/products', calls: { ...productApi.calls, adminProducts } });
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await fill(search, 'mild');
  await act(async () => arrive());
  await screen.findByRole('grid', { name: 'Products' });
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  await waitFor(() => expect(names()).toEqual(['Select Warren Mild']));
});

test('On a phone products are rows of two lines; clicking the picture selects', async () => {
  const productApi = fakeProductApi([LAGER, MILD]);
  openStaff({ path: '/admin/products', calls: productApi.calls, phone: true });
  const list = await screen.findByRole('list', { name: 'Products' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('CONTAINER · 5.2%');
  await userEvent.click(screen.getByRole('button', { name: 'Select Warren Mild' }));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

test('On a phone a long press on a row selects it and opens nothing; a tap opens it', async () => {
  const productApi = fakeProductApi([LAGER, MILD]);
  const { store, router } = openStaff({ path: '/admin/products', calls: productApi.calls, phone: true });
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
  const productApi = fakeProductApi([LAGER, MILD]);
  openStaff({ path: '/admin/products', calls: productApi.calls, phone: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Select Warren Mild' }));
  const bar = screen.getByRole('region', { name: 'Selected products' });
  expect(within(bar).queryByRole('button', { name: 'Packaging' })).not.toBeInTheDocument();
  await userEvent.click(within(bar).getByRole('button', { name: 'More' }));
  const more = await screen.findByRole('dialog', { name: 'More' });
  await userEvent.click(within(more).getByRole('button', { name: 'Packaging' }));
  expect(await screen.findByRole('dialog', { name: 'Packaging' })).toBeInTheDocument();
});
