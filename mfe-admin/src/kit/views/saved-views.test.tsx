import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffPreferences } from 'shared-domain/contracts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import { fakePreferences } from '../../testing/preferences.ts';
import { fakeProductApi } from '../../testing/products.ts';

/** The inventory's products, and one member of staff's stored preferences. */
function inventoryWith(stored?: StaffPreferences) {
  const { calls, read } = fakePreferences(stored);
  return { calls: { ...fakeProductApi().calls, ...calls }, read };
}

const inventory = () => screen.findByRole('grid', { name: 'Products' });
const toComplete = { name: 'To complete', query: 'filters=no-abv' };

// STAFF-25
test('The columns and the density chosen are in the address, and used where an address has none', async () => {
  const preferences = inventoryWith();
  const { router } = openStaff({ path: '/admin/products', calls: preferences.calls });
  await inventory();
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'ABV' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Density' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
  await userEvent.keyboard('{Escape}');
  const chosen = '?columns=product%2Cbrand%2Cprice%2Cstock%2Cvisibility&density=compact';
  await waitFor(() => expect(router.state.location.search).toBe(chosen));
  await act(() => router.navigate('/admin/products'));
  await waitFor(() => expect(preferences.read().inventoryDensity).toBe('compact'));
  expect(screen.queryByRole('columnheader', { name: 'ABV' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'ABV' }));
  await waitFor(() => expect(preferences.read().inventoryColumns).toBeNull());
});

// STAFF-25
test('Views stored in this browser are moved to the member of staff, once', async () => {
  const preferences = inventoryWith({ inventoryViews: [{ ...toComplete, query: 'search=mild' }] });
  const stored = new Map([
    [
      'staff-inventory-views',
      JSON.stringify([toComplete, { name: 'Kegs', query: 'packaging=50L' }, { query: 1 }]),
    ],
  ]);
  openStaff({ path: '/admin/products', calls: preferences.calls, stored });
  await inventory();
  const views = screen.getByRole('navigation', { name: 'Saved views' });
  expect(await within(views).findByRole('link', { name: /^Kegs \d/ })).toBeInTheDocument();
  await waitFor(() =>
    expect(preferences.read().inventoryViews).toEqual([
      { name: 'To complete', query: 'search=mild' },
      { name: 'Kegs', query: 'packaging=50L' },
    ]),
  );
  expect(stored.has('staff-inventory-views')).toBe(false);
});

// STAFF-25
test('Views that could not be saved stay in the browser; nothing is written while the stored views are unknown', async () => {
  const { calls } = inventoryWith();
  const sent: unknown[] = [];
  const text = JSON.stringify([toComplete]);
  const stored = new Map([['staff-inventory-views', text]]);
  const refused = { ...calls, changePreferences: async () => refusal('internal', 'Out of order') };
  openStaff({ path: '/admin/products', calls: refused, stored });
  expect(await screen.findByText('Your settings were not saved')).toBeInTheDocument();
  await waitFor(() => expect(stored.get('staff-inventory-views')).toBe(text));
  const unread = {
    ...calls,
    staffPreferences: async () => refusal('internal', 'Out of order'),
    changePreferences: async ({ body }: { body: StaffPreferences }) => {
      sent.push(body);
      return ok(body);
    },
  };
  openStaff({ path: '/admin/products?filters=no-abv', calls: unread });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Save view' })).at(-1) as HTMLElement);
  await userEvent.type(await screen.findByLabelText('Name of the view'), 'To complete{Enter}');
  expect((await screen.findAllByText('Your settings were not saved')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});
