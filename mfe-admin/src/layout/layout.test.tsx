import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NORA, ok, openStaff, refusal } from '../testing/staff-world.tsx';

const notFound = async () => refusal('not_found', 'There is nothing at this address.', { status: 404 });
const leads = async () => ok({ leads: [] });

test('who is not signed in is sent to the sign-in page', async () => {
  const { router } = openStaff({
    path: '/admin/orders',
    session: null,
    client: { beginDevSession: notFound },
  });
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/login');
});

test('the mark in the head is named by the company, also where there is no room for the words', async () => {
  openStaff({ path: '/admin/retail-leads', staff: { leads } });
  const mark = await screen.findByLabelText('Coastal Brew Outfitters');
  expect(mark).toHaveAttribute('href', '/admin');
});

test('where dev mode is offered nobody has to sign in, and the badge says so', async () => {
  openStaff({
    path: '/admin/retail-leads',
    session: null,
    client: { beginDevSession: async () => ok({ staff: { email: 'dev@cbo.example', devMode: true } }) },
    staff: { leads },
  });
  expect(await screen.findByText('Dev Mode')).toBeInTheDocument();
  expect(screen.getByText('dev@cbo.example')).toBeInTheDocument();
});

test('header and breadcrumb say who is signed in and where: dashes of the address become spaces', async () => {
  openStaff({ path: '/admin/retail-leads', staff: { leads } });
  expect(await screen.findByRole('heading', { name: 'Retail Leads Management' })).toBeInTheDocument();
  expect(screen.getByText(/Signed in as:/)).toHaveTextContent('Signed in as: nora.whitfield@cbo.example');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getByText('retail leads')).toHaveAttribute('aria-current', 'page');
  expect(within(trail).getByRole('link', { name: 'admin' })).toHaveAttribute('href', '/admin');
  expect(screen.queryByText('Dev Mode')).not.toBeInTheDocument();
});

test('signing out leads to the sign-in page and stays there', async () => {
  const { router } = openStaff({
    path: '/admin/retail-leads',
    staff: { leads, signOut: async () => ok(undefined) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/login');
});

test('a sign-out that fails says so in the specified words and changes nothing', async () => {
  openStaff({
    path: '/admin/retail-leads',
    staff: { leads, signOut: async () => refusal('internal', 'x') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Sign out failed');
  expect(alert).toHaveTextContent('There was a problem signing you out. Please try again.');
  expect(screen.getByRole('heading', { name: 'Retail Leads Management' })).toBeInTheDocument();
});

test('where nobody can say who is signed in, an error screen offers a retry and the login', async () => {
  let isDown = true;
  openStaff({
    path: '/admin/retail-leads',
    session: null,
    client: { session: async () => (isDown ? refusal('network', 'No connection.') : ok(NORA)) },
    staff: { leads },
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
    staff: { leads, orders: async () => ok({ orders: [], counts: { pending: 7, shipped: 2 } }) },
  });
  expect(await screen.findByRole('link', { name: 'Orders 7 pending' })).toHaveAttribute(
    'href',
    '/admin/orders',
  );
});

test('g and a letter go to a page, ? lists the keys, and single letters can be turned off', async () => {
  const { router } = openStaff({ path: '/admin/retail-leads', staff: { leads } });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  await userEvent.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.click(within(list).getByRole('switch', { name: 'Keys of a single letter' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.keyboard('gl');
  expect(router.state.location.pathname).toBe('/admin/retail-leads');
});

test('? is heard in the first second of a page, too', async () => {
  openStaff({ path: '/admin/retail-leads', staff: { leads } });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  const press = new KeyboardEvent('keydown', { key: '?', bubbles: true });
  Object.defineProperty(press, 'timeStamp', { value: 400 });
  act(() => void document.body.dispatchEvent(press));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});

test('g and l lead to the licences', async () => {
  const { router } = openStaff({
    path: '/admin/retail-leads',
    staff: { leads, imports: async () => ok({ imports: [] }) },
  });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  await userEvent.keyboard('gl');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/license'));
});

test("on a phone the More sheet has 'Signed in as', Sign Out and the other pages", async () => {
  openStaff({ path: '/admin/retail-leads', phone: true, staff: { leads } });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const sheet = await screen.findByRole('dialog', { name: 'More' });
  expect(within(sheet).getByText('nora.whitfield@cbo.example')).toBeInTheDocument();
  expect(within(sheet).getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  expect(within(sheet).getByRole('link', { name: 'Licences' })).toHaveAttribute('href', '/admin/license');
});
