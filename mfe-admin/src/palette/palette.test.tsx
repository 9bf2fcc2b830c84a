import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { madeUpOrder, ok, openStaff } from '../testing/staff-world.tsx';

const openPalette = async () => {
  const opened = openStaff({
    path: '/admin/retail-leads',
    staff: {
      leads: async () => ok({ leads: [] }),
      orders: async (query) => ok({ orders: query?.search ? [madeUpOrder()] : [], counts: {} }),
      licencesNamed: async () =>
        ok({ licences: [{ licenseNumber: '308114', companyName: 'The Gull & Lantern' }] }),
    },
  });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search or jump to' });
  return opened;
};

test('Ctrl K opens the palette with every page; typing narrows it and Enter goes there', async () => {
  const { router } = await openPalette();
  const field = screen.getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByRole('option', { name: /Dashboard/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.type(field, '>audi');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/admin/retail-leads');
});

test('a few letters find orders and licensees, and the arrows choose', async () => {
  const { router } = await openPalette();
  await userEvent.type(screen.getByRole('combobox'), 'lant');
  const orders = await screen.findByRole('group', { name: 'Orders' });
  expect(within(orders).getByRole('option')).toHaveTextContent('CBO-1795196412607');
  const licensees = screen.getByRole('group', { name: 'Licensees' });
  expect(within(licensees).getByRole('option')).toHaveTextContent('308114');
  await userEvent.keyboard('{ArrowDown}');
  expect(within(licensees).getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders'));
  expect(router.state.location.search).toBe('?order=CBO-1795196412607');
});
