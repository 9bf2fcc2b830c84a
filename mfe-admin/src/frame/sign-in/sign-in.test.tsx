import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fill } from '../../testing/fill.ts';
import { NORA, ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const email = () => screen.findByRole('textbox', { name: 'Email' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));

// STAFF-1
test('an invalid address and one of another domain are refused, and nothing is sent', async () => {
  const requestSignInLink = jest.fn();
  openStaff({ path: '/admin/login', session: null, calls: { requestSignInLink } });
  await fill(await email(), 'nora');
  await send();
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(await email()).toHaveFocus();
  await fill(await email(), '@harbourtaphouse.example');
  await send();
  expect(await screen.findByText('Only cbo.example email addresses are allowed')).toBeInTheDocument();
  expect(requestSignInLink).not.toHaveBeenCalled();
});

// STAFF-43
test('where the company has an OpenID provider, it is offered beside the link', async () => {
  openStaff({ path: '/admin/login', session: { singleSignOn: 'your CBO account' } });
  const link = await screen.findByRole('link', { name: 'Sign in with your CBO account' });
  expect(link).toHaveAttribute('href', '/api/auth/oidc');
});

// STAFF-4
test("after the link is sent 'Check Your Email' shows, and 'Try Again' leads back", async () => {
  const requestSignInLink = jest.fn(async () => ok({ accepted: true as const }));
  openStaff({ path: '/admin/login', session: null, calls: { requestSignInLink } });
  await fill(await email(), 'nora.whitfield@cbo.example');
  await send();
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
  expect(screen.getByText(/and until \d+:51/)).toHaveTextContent('nora.whitfield@cbo.example');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading', { name: 'Staff sign-in' })).toBeInTheDocument();
});

test('too many requests are shown as an Authentication Error', async () => {
  const text = 'Too many requests. Please try again later.';
  openStaff({
    path: '/admin/login',
    session: null,
    calls: { requestSignInLink: async () => refusal('too_many_requests', text) },
  });
  await fill(await email(), 'nora.whitfield@cbo.example');
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Authentication Error');
  expect(alert).toHaveTextContent(text);
});

test.each([
  ['link_used', 'been used', 'This sign-in link has already been used.'],
  ['link_expired', 'expired', 'This sign-in link has expired.'],
] as const)(
  'a link that is %s says so, and one click sends a new one to its address',
  async (code, word, detail) => {
    const asked: unknown[] = [];
    const requestSignInLink: StaffAnswers['requestSignInLink'] = async ({ body }) => {
      asked.push(body);
      return ok({ accepted: true as const });
    };
    const signIn = async () => refusal(code, detail, { status: 401, email: 'nora.whitfield@cbo.example' });
    openStaff({ path: '/admin/login#token=abc', session: null, calls: { signIn, requestSignInLink } });
    expect(await screen.findByRole('heading', { name: `This link has ${word}` })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(`Authentication Error${detail}`);
    await userEvent.click(screen.getByRole('button', { name: 'Email me a new link' }));
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeInTheDocument();
    expect(asked).toEqual([{ email: 'nora.whitfield@cbo.example' }]);
  },
);

test("a different address can be used instead of the spent link's", async () => {
  const signIn = async () => refusal('link_used', 'Used.', { email: 'nora.whitfield@cbo.example' });
  openStaff({ path: '/admin/login#token=abc', session: null, calls: { signIn } });
  await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }));
  expect(await email()).toHaveValue('nora.whitfield@cbo.example');
});

test('an invalid link says so and shows the form', async () => {
  const signIn = async () => refusal('link_invalid', 'This sign-in link is not valid.', { status: 401 });
  openStaff({ path: '/admin/login#token=abc', session: null, calls: { signIn } });
  expect(await screen.findByText('This sign-in link is not valid.')).toBeInTheDocument();
  expect(await email()).toHaveFocus();
});

test('opening a used link while signed in continues without an error', async () => {
  const signIn = async () => refusal('link_used', 'This sign-in link has already been used.');
  const dashboard = async () => refusal('internal', 'Something went wrong.');
  openStaff({
    path: '/admin/login#token=abc',
    session: null,
    client: { readSession: async () => ok(NORA) },
    calls: { signIn, dashboard },
  });
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeInTheDocument();
  expect(screen.queryByText('This sign-in link has already been used.')).not.toBeInTheDocument();
});

// STAFF-5
test("a link's error is shown, and one about an invalid path opens the configuration help", async () => {
  openStaff({
    path: '/admin/login?error=server_error&error_description=Invalid%20redirect%20path%20in%20the%20sign-in%20link',
    session: null,
  });
  const help = await screen.findByRole('dialog', { name: 'The sign-in link points to the wrong address' });
  expect(screen.getByText('Invalid redirect path in the sign-in link')).toBeInTheDocument();
  await userEvent.click(within(help).getByRole('button', { name: 'Go to Login' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("other link errors don't open the help", async () => {
  openStaff({ path: '/admin/login?error=access_denied&error_description=Link%20expired', session: null });
  expect(await screen.findByText('Link expired')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// STAFF-4
test('password recovery says that there is no password', async () => {
  const { router } = openStaff({ path: '/admin/login?type=recovery', session: null });
  expect(await screen.findByText(/There is no password to reset/)).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByText(/There is no password to reset/)).toBeInTheDocument();
});
