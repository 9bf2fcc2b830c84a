import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { environmentAtom } from 'shared-domain/state';
import { openStaff } from '../testing/open-staff.tsx';
import { fakeProductApi, LAGER, MILD } from '../testing/products.ts';

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
