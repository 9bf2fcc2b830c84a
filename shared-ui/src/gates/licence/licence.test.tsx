import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDialogAtom } from 'shared-domain/state';
import { type VisitOptions, visit } from '../visit-for-tests.tsx';

const VERIFY = 'POST /api/licences/verify';
const found = { status: 200, body: { licenseNumber: '305-218', companyName: 'The Gull & Anchor' } };
const notFound = {
  status: 404,
  body: {
    code: 'licence_not_found',
    status: 404,
    title: 'License Not Found',
    detail: 'License number not found.',
  },
};

async function openOnLanding(api: VisitOptions['api'] = {}) {
  const made = await visit({ at: '/', api });
  act(() => made.store.set(openDialogAtom, 'customer-type'));
  await screen.findByRole('dialog', { name: 'Who is shopping?' });
  return made;
}

const field = () => screen.getByRole('textbox', { name: 'Licence number' });
const verifyButton = () => screen.getByRole('button', { name: 'Verify' });

async function enter(number: string) {
  await userEvent.type(field(), number);
  await userEvent.click(verifyButton());
}

// GATE-6
test('Retail is stored as the choice and leads to /dtc', async () => {
  const { session } = await openOnLanding();
  const retail = screen.getByRole('button', { name: /Retail/ });
  expect(retail).toHaveFocus();
  await userEvent.click(retail);
  expect(session.userType).toBe('retail');
  expect(screen.getByText('/dtc')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// GATE-7
test('Verify is disabled while only blanks are entered, and Back goes to the first step', async () => {
  await openOnLanding();
  await userEvent.click(screen.getByRole('button', { name: /Licensee/ }));
  expect(screen.getByRole('dialog', { name: 'Verify your licence' })).toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(verifyButton()).toBeDisabled();
  await userEvent.type(field(), '   ');
  expect(verifyButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('dialog', { name: 'Who is shopping?' })).toBeInTheDocument();
});

// GATE-7
test('A verified licensee is welcomed, remembered and taken to /shop', async () => {
  const { session, sent } = await openOnLanding({ [VERIFY]: found });
  await userEvent.click(screen.getByRole('button', { name: /Licensee/ }));
  await enter(' 305-218 ');
  expect(await screen.findByText('License Verified')).toBeInTheDocument();
  expect(screen.getByText('Welcome, The Gull & Anchor')).toBeInTheDocument();
  expect(await screen.findByText('/shop')).toBeInTheDocument();
  expect(session).toMatchObject({
    userType: 'licensee',
    licenseNumber: '305-218',
    companyName: 'The Gull & Anchor',
  });
  expect(sent(VERIFY)).toEqual([{ licenseNumber: '305-218' }]);
});

// PAGE-18
test('"Who is shopping?" also leads to the keg portal', async () => {
  await openOnLanding({});
  await userEvent.click(screen.getByRole('button', { name: 'Keg Portal' }));
  expect(await screen.findByText('/dtckegs')).toBeInTheDocument();
});

// GATE-7
test('An unknown number says which attempt it was and clears the field, which keeps the focus', async () => {
  await openOnLanding({ [VERIFY]: notFound });
  await userEvent.click(screen.getByRole('button', { name: /Licensee/ }));
  await enter('999');
  expect(await screen.findByText('License Not Found')).toBeInTheDocument();
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(
    /^License number not found. Attempt 1 of 3. For example 123456/,
  );
  await enter('998');
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(/^License number not found. Attempt 2 of 3./),
  );
});

// GATE-8
test('The third failure opens the contact dialog, whose form names the licence that was tried', async () => {
  await openOnLanding({ [VERIFY]: notFound });
  await userEvent.click(screen.getByRole('button', { name: /Licensee/ }));
  for (const attempt of [1, 2]) {
    await enter('999');
    await screen.findByText(`License number not found. Attempt ${attempt} of 3.`, { selector: 'form p' });
  }
  await enter('999');
  const contact = await screen.findByRole('dialog', { name: 'Contact Us' });
  expect(within(contact).getByRole('textbox', { name: 'Licence number' })).toHaveValue('999');
  const toast = screen.getByText('Verification Failed').closest('li') as HTMLElement;
  expect(
    within(toast).getByText("We're unable to verify your license. Please contact us for assistance."),
  ).toBeInTheDocument();
});

// GATE-9
test("A failed check doesn't count as an attempt and keeps the typed number", async () => {
  await openOnLanding({ [VERIFY]: 'unreachable' });
  await userEvent.click(screen.getByRole('button', { name: /Licensee/ }));
  await enter('305-218');
  expect(await screen.findByText('Verification Error')).toBeInTheDocument();
  expect(
    screen.getByText('An error occurred while verifying your license. Please try again.'),
  ).toBeInTheDocument();
  expect(field()).toHaveValue('305-218');
});

// LICENCE-10
test("A licence that may not order says so, keeps the typed number, and doesn't count as an attempt", async () => {
  const detail = 'Orders on this licence are suspended. Please contact us: 604-555-0142.';
  const refused = {
    status: 403,
    body: { code: 'licence_suspended', status: 403, title: 'Licence suspended', detail },
  };
  await openOnLanding({ [VERIFY]: refused });
  await userEvent.click(screen.getByRole('button', { name: /Licensee/ }));
  await enter('305-218');
  expect(await screen.findByText('Licence suspended')).toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(detail));
  expect(field()).toHaveValue('305-218');
});

const shop = (more: Partial<VisitOptions> = {}) => visit({ at: '/shop/cart', gate: 'licensee', ...more });

// GATE-6
test('On /shop the modal starts at verify and a verified licensee stays on the page', async () => {
  await shop({ api: { [VERIFY]: found } });
  await screen.findByRole('dialog', { name: 'Verify your licence' });
  await enter('305-218');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('/shop/cart')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

// GATE-5
test.each([
  ['going back', () => userEvent.click(screen.getByRole('button', { name: 'Back' }))],
  ['closing', () => userEvent.keyboard('{Escape}')],
])('On /shop %s leads to the landing page', async (_way, leave) => {
  await shop();
  await screen.findByRole('dialog', { name: 'Verify your licence' });
  await leave();
  expect(screen.getByText('/')).toBeInTheDocument();
});

// GATE-5
test('Staff and known licensees never see the modal', async () => {
  const staff = {
    status: 200,
    body: { staff: { email: 'nora.whitfield@cbo.example', devMode: false, role: 'office' } },
  };
  await shop({ api: { 'GET /api/session': staff } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
