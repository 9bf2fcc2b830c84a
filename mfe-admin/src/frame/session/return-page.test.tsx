import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adoptSessionAtom, environmentAtom } from 'shared-domain/state';
import { fill } from '../../testing/fill.ts';
import { NORA, ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import { staffPageOf } from './return-page.ts';

const signIn = async () => ok(NORA);
const dashboard = async () => refusal('internal', 'Something went wrong.');
const leads = async () => ok({ leads: [] });

const world = { calls: { signIn, leads, dashboard } };
const PAGE = '/admin/retail-leads?search=gull&sort=newest';

// STAFF-7
test('after a session ends, signing in returns to the same page with its query, once', async () => {
  const { store, router } = openStaff({ ...world, path: PAGE });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  act(() => store.set(adoptSessionAtom, {}));
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  expect(router.state.location).toMatchObject({ pathname: '/admin/login', search: '' });
  await act(() => router.navigate('/admin/login#token=abc'));
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(PAGE);
  expect(store.get(environmentAtom).localStorage.read('staff-way-back')).toBeNull();
});

test('opening the sign-in page while signed in also returns', async () => {
  const { store, router } = openStaff({ ...world, path: PAGE, session: null });
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  act(() => store.set(adoptSessionAtom, NORA));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/retail-leads'));
});

test.each(['says so', 'is seen again'])(
  'the tab that waits for the link continues where it was when another tab %s',
  async (how) => {
    let isSignedIn = false;
    const session = async () => ok(isSignedIn ? NORA : {});
    const { store, router, tabs } = openStaff({
      ...world,
      path: PAGE,
      session: null,
      client: { readSession: session },
      calls: { ...world.calls, requestSignInLink: async () => ok({ accepted: true as const }) },
    });
    await fill(await screen.findByRole('textbox', { name: 'Email' }), 'nora.whitfield@cbo.example');
    await userEvent.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));
    await screen.findByRole('heading', { name: 'Check Your Email' });
    isSignedIn = true;
    // The link's tab has opened the page and used up the return page.
    store.get(environmentAtom).localStorage.remove('staff-way-back');
    act(() => (how === 'says so' ? tabs.write('staff-signed-in') : tabs.see()));
    await screen.findByRole('heading', { name: 'Retail Leads Management' });
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(PAGE);
  },
);

test.each([
  ['of another site', '2026-11-20T17:00:00.000Z //evil.example/admin'],
  ['of yesterday', '2026-11-19T17:00:00.000Z /admin/orders'],
  ['that is no address', 'nonsense'],
])('a stored page %s leads to the dashboard', async (_which, stored) => {
  const { store, router } = openStaff({ ...world, path: '/admin/login', session: null });
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  store.get(environmentAtom).localStorage.write('staff-way-back', stored);
  await act(() => router.navigate('/admin/login#token=abc'));
  await screen.findByRole('heading', { name: 'Today' });
  expect(router.state.location.pathname).toBe('/admin');
});

test('signing out stores no return page', async () => {
  const signOut = async () => ok(undefined);
  const { store } = openStaff({ ...world, path: PAGE, calls: { ...world.calls, signOut } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  expect(store.get(environmentAtom).localStorage.read('staff-way-back')).toBeNull();
});

test.each([
  ['/admin', '/admin'],
  ['/admin/orders?status=shipped&search=A%20B', '/admin/orders?status=shipped&search=A%20B'],
  ['/admin/login#token=abc', null],
  ['/admin/../dtc', null],
  ['/admin/..//evil.example', null],
  ['/administration', null],
  ['/dtc/checkout', null],
  ['//evil.example/admin', null],
  ['/\\evil.example/admin', null],
  ['https://evil.example/admin', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%p is a page of the staff area: %p', (address, page) => {
  expect(staffPageOf(address)).toBe(page);
});
