import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SessionJson } from 'shared-domain/contracts';
import {
  adoptSessionAtom,
  environmentAtom,
  loadSessionAtom,
  showToastAtom,
  toastsAtom,
} from 'shared-domain/state';
import { fill } from '../../testing/fill.ts';
import { NORA, ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import { wideWindow } from '../../testing/window-width.ts';

const leads = async () => ok({ leads: [] });
const OFFERED: SessionJson = { devSignIn: true };
const DEV: SessionJson = { ...OFFERED, staff: { email: 'dev@cbo.example', devMode: true, role: 'owner' } };

// STAFF-7
test('a signed-out visitor is sent to the sign-in page', async () => {
  const { router } = openStaff({ path: '/admin/orders', session: null });
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/login');
});

test('the mark in the header is named by the company, even without space for the text', async () => {
  openStaff({ path: '/admin/retail-leads', calls: { leads } });
  const mark = await screen.findByLabelText('Coastal Brew Outfitters');
  expect(mark).toHaveAttribute('href', '/admin');
});

// STAFF-6
test('with dev mode nobody has to sign in, and a badge says so', async () => {
  openStaff({
    path: '/admin/retail-leads',
    session: null,
    client: { readSession: async () => ok(OFFERED), beginDevSession: async () => ok(DEV) },
    calls: { leads },
  });
  expect(await screen.findByText('Dev Mode')).toBeInTheDocument();
  expect(screen.getByText('dev@cbo.example')).toBeInTheDocument();
});

test('the layout joins a question about the session that is on its way already', async () => {
  let answer = (_session: ReturnType<typeof ok<SessionJson>>) => {};
  const coming = new Promise<ReturnType<typeof ok<SessionJson>>>((resolve) => {
    answer = resolve;
  });
  const readSession = jest.fn(() => coming);
  const { store } = openStaff({ path: PAGE, session: null, client: { readSession }, calls: { leads } });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  void store.set(loadSessionAtom);
  act(() => answer(ok(NORA)));
  expect(await screen.findByRole('heading', { name: 'Retail Leads Management' })).toBeInTheDocument();
  expect(readSession).toHaveBeenCalledTimes(1);
});

const PAGE = '/admin/retail-leads';

// STAFF-8
test.each([
  ['a dev session', DEV],
  ['an emailed link', NORA],
])(
  'after signing out of %s staff stay signed out in dev mode until they ask to sign in',
  async (_how, session) => {
    const beginDevSession = jest.fn(async () => ok(DEV));
    const { router } = openStaff({
      path: PAGE,
      session,
      client: { readSession: async () => ok(OFFERED), beginDevSession },
      calls: { leads, signOut: async () => ok(undefined), dashboard: async () => refusal('internal', 'x') },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('heading', { name: 'Staff sign-in' });
    await act(() => router.navigate(PAGE));
    await screen.findByRole('heading', { name: 'Staff sign-in' });
    expect(beginDevSession).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Open the admin' }));
    expect(await screen.findByText('Dev Mode')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin');
  },
);

// STAFF-6
test("a session by an emailed link that ends doesn't become the dev session, even when the page is reopened", async () => {
  const beginDevSession = jest.fn(async () => ok(DEV));
  const dashboard = async () => refusal('internal', 'x');
  const client = { readSession: async () => ok(OFFERED), beginDevSession };
  const stored = new Map<string, string>();
  const { store } = openStaff({ path: PAGE, stored, client, calls: { leads } });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  act(() => store.set(adoptSessionAtom, OFFERED));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument();
  cleanup();
  openStaff({ path: PAGE, session: null, stored, client, calls: { leads, dashboard } });
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument();
  expect(beginDevSession).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Open the admin' }));
  expect(await screen.findByText('Dev Mode')).toBeInTheDocument();
});

test('signing out in one tab signs out the others and clears their pages', async () => {
  const beginDevSession = jest.fn(async () => ok(DEV));
  const client = { readSession: async () => ok(OFFERED), beginDevSession };
  const { store, tabs } = openStaff({ path: PAGE, session: DEV, client, calls: { leads } });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  const { localStorage } = store.get(environmentAtom);
  localStorage.write('staff-signed-out', '2026-11-20T17:41:00.000Z');
  act(() => tabs.write('staff-signed-out'));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument();
  expect(beginDevSession).not.toHaveBeenCalled();
  expect(localStorage.read('staff-way-back')).toBeNull();
});

test("without dev mode no dev session is requested, and the sign-in page doesn't mention one", async () => {
  const beginDevSession = jest.fn(async () => ok(DEV));
  openStaff({ path: PAGE, session: null, client: { beginDevSession } });
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open the admin' })).not.toBeInTheDocument();
  expect(beginDevSession).not.toHaveBeenCalled();
});

// STAFF-8, STAFF-14
test('the header shows who is signed in; the breadcrumb shows the page, with spaces for dashes', async () => {
  openStaff({ path: '/admin/retail-leads', calls: { leads } });
  expect(await screen.findByRole('heading', { name: 'Retail Leads Management' })).toBeInTheDocument();
  expect(screen.getByText(/Signed in as:/)).toHaveTextContent('Signed in as: nora.whitfield@cbo.example');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getByText('retail leads')).toHaveAttribute('aria-current', 'page');
  expect(within(trail).getByRole('link', { name: 'admin' })).toHaveAttribute('href', '/admin');
  expect(screen.queryByText('Dev Mode')).not.toBeInTheDocument();
});

// STAFF-8
test('a sign-out that fails says so and changes nothing', async () => {
  openStaff({ path: '/admin/retail-leads', calls: { leads, signOut: async () => refusal('internal', 'x') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Sign out failed');
  expect(alert).toHaveTextContent('There was a problem signing you out. Please try again.');
  expect(screen.getByRole('heading', { name: 'Retail Leads Management' })).toBeInTheDocument();
});

// STAFF-9
test("if the session can't be loaded, an error screen offers a retry and the login", async () => {
  let isDown = true;
  openStaff({
    path: '/admin/retail-leads',
    session: null,
    client: { readSession: async () => (isDown ? refusal('network', 'No connection.') : ok(NORA)) },
    calls: { leads },
  });
  expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/admin/login');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Retail Leads Management' })).toBeInTheDocument();
});

test('the navigation counts pending orders', async () => {
  openStaff({
    path: '/admin/retail-leads',
    calls: { leads, adminOrders: async () => ok({ orders: [], counts: { pending: 7, shipped: 2 } }) },
  });
  expect(await screen.findByRole('link', { name: 'Orders 7 pending' })).toHaveAttribute(
    'href',
    '/admin/orders',
  );
});

test('g and a letter go to a page, ? lists the keys, and single letters can be turned off', async () => {
  const { router } = openStaff({ path: '/admin/retail-leads', calls: { leads } });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  await userEvent.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.click(within(list).getByRole('switch', { name: 'Single-letter shortcuts' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.keyboard('gl');
  expect(router.state.location.pathname).toBe('/admin/retail-leads');
});

test('? also works in the first second of a page', async () => {
  openStaff({ path: '/admin/retail-leads', calls: { leads } });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  const press = new KeyboardEvent('keydown', { key: '?', bubbles: true });
  Object.defineProperty(press, 'timeStamp', { value: 400 });
  act(() => void document.body.dispatchEvent(press));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});

test('g and l lead to the accounts', async () => {
  const { router } = openStaff({
    path: '/admin/retail-leads',
    calls: { leads, listImports: async () => ok({ imports: [] }) },
  });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  await userEvent.keyboard('gl');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/accounts'));
});

test("on a phone the bar has four places, and the More sheet the others, 'Signed in as' and Sign Out", async () => {
  openStaff({ path: '/admin/retail-leads', phone: true, calls: { leads } });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const sheet = await screen.findByRole('dialog', { name: 'More' });
  expect(within(sheet).getByText('nora.whitfield@cbo.example')).toBeInTheDocument();
  expect(within(sheet).getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  const names = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(names(sheet)).toEqual(['Accounts', 'Files', 'Money', 'Settings']);
  await userEvent.keyboard('{Escape}');
  const bar = await screen.findByRole('navigation', { name: 'Staff pages' });
  expect(names(bar)).toEqual(['Today', 'Orders', 'Deliveries', 'Products']);
});

// STAFF-40
test.each([
  ['/admin/settings/audit', 'Settings', 'Audit'],
  ['/admin/deliveries/zones', 'Settings', 'Delivery zones'],
  ['/admin/accounts/ending', 'Accounts', 'Ending soon'],
  ['/admin/accounts/ending?show=off', 'Accounts', "Can't order"],
  ['/admin/accounts/owing', 'Accounts', 'Owing'],
  ['/admin/accounts/hold', 'Accounts', 'On hold'],
  ['/admin/retail-leads', 'Accounts', 'Leads'],
])('%s is in the place %s, as the tab %s', async (path, place, tab) => {
  openStaff({ path, calls: { leads } });
  const current = async (name: string) =>
    (await within(await screen.findByRole('navigation', { name })).findByRole('link', { current: 'page' }))
      .textContent;
  expect(await current('Staff pages')).toBe(place);
  expect(await current(place)).toBe(tab);
});

// STAFF-40
test.each([
  ['/admin/audit?action=release', '/admin/settings/audit?action=release'],
  ['/admin/allocations/log-1', '/admin/products/allocations/log-1'],
  ['/admin/accounting', '/admin/money'],
  ['/admin/license?tab=standing&show=grace', '/admin/accounts/ending?show=grace'],
])('the former address %s leads to %s', async (from, to) => {
  const { router } = openStaff({ path: from });
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(to);
  });
});

// PAGE-10
test('toasts go when another page opens, but for those that offer Undo', async () => {
  const { router, store } = openStaff({ path: '/admin/retail-leads', calls: { leads } });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  act(() => {
    store.set(showToastAtom, { title: 'Export failed', kind: 'error' });
    store.set(showToastAtom, { title: 'Lead removed', action: { label: 'Undo', onAction: () => {} } });
  });
  const titles = () => store.get(toastsAtom).map(({ title }) => title);
  await act(() => router.navigate('/admin/retail-leads?search=ines'));
  expect(titles()).toEqual(['Export failed', 'Lead removed']);
  await act(() => router.navigate('/admin/attention'));
  expect(titles()).toEqual(['Lead removed']);
});

test('an open dialog and what is typed stay when the window becomes as narrow as a phone', async () => {
  const { narrow, restore } = wideWindow();
  openStaff({
    path: '/admin/products/allocations',
    calls: { adminAllocations: async () => ok({ allocations: [] }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New allocation' }));
  await fill(await screen.findByRole('textbox', { name: 'Item number' }), 'CTR-1');
  narrow();
  expect(screen.getByRole('button', { name: 'More', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Item number' })).toHaveValue('CTR-1');
  restore();
});
