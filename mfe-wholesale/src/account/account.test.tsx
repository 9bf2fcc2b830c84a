import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SessionJson } from 'shared-domain/contracts';
import { openCart } from '../testing/cart-page.ts';
import { gull, refusal, visit } from '../testing/visit.tsx';

const memberWith = (roles: ('order' | 'bills' | 'manage')[]): SessionJson => ({
  ...gull,
  person: {
    email: 'devon@gull.example',
    name: 'Devon Achterberg',
    accounts: [{ licenseNumber: '305-218', companyName: 'The Gull & Anchor', roles }],
  },
});
const bookkeeper = memberWith(['bills']);
const manager = memberWith(['order', 'manage']);

const BILLS = 'GET /api/account/bills';
const PEOPLE = 'GET /api/account/people';
const devon = { name: 'Devon Achterberg', email: 'devon@gull.example', roles: ['order', 'manage'] };
const people = [
  { ...devon, state: 'joined', isYou: true },
  {
    ...{ name: 'Rosa Iwata', email: 'rosa@gull.example', roles: ['bills'] },
    ...{ state: 'invited', until: '2026-11-27T20:00:00.000Z' },
  },
];
const owed = {
  ...{ balance: 130.8, overdue: 0, credit: 0, terms: 'Due 14 days after delivery', months: ['2026-11'] },
  ages: { current: 130.8, '1-30': 0, '31-60': 0, '61-90': 0, 'over-90': 0 },
  invoices: [
    { document: 'CBO-1', at: '2026-11-12T20:00:00.000Z', due: '2026-11-26', amount: 130.8, left: 130.8 },
  ],
  entries: [
    {
      ...{ id: 'invoice CBO-1', at: '2026-11-12T20:00:00.000Z', kind: 'invoice', amount: 130.8 },
      ...{ balance: 130.8, document: 'CBO-1', paper: { order: 'CBO-1' } },
    },
  ],
};
const nothing = { ...owed, balance: 0, invoices: [], entries: [], months: [] };

// PEOPLE-2
test('the cart of someone who may not order says so in place of the form', async () => {
  await openCart({ session: bookkeeper });
  expect(screen.getByText(/^Your sign-in doesn't include ordering\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Submit/ })).not.toBeInTheDocument();
});

// PEOPLE-2
test('bills show what is owed, its invoices and statements, and lead to the page that pays them', async () => {
  const { sent } = await visit('/shop/account/bills', {
    session: bookkeeper,
    answers: { [BILLS]: () => ({ body: owed }) },
  });
  const invoices = within(await screen.findByRole('list', { name: 'Invoices to pay' }));
  expect(invoices.getByRole('link', { name: 'CBO-1' })).toHaveAttribute(
    'href',
    '/api/account/orders/CBO-1/invoice.pdf',
  );
  expect(screen.getByRole('link', { name: 'November 2026' })).toHaveAttribute(
    'href',
    '/api/account/statement.pdf?month=2026-11',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay by card' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /api/account/bills/link'));
});

// PEOPLE-2
test.each([
  ['owes nothing', bookkeeper, { body: nothing }, 'Nothing to pay'],
  ['cannot be reached', bookkeeper, refusal(503, 'unavailable'), 'Your bills could not be loaded'],
  ['is not for this role', manager, { body: owed }, 'Not part of your sign-in'],
  ['has nobody signed in', gull, { body: owed }, 'Not signed in'],
])('the page of bills of an account that %s says so', async (_what, session, answer, title) => {
  await visit('/shop/account/bills', { session, answers: { [BILLS]: () => answer } });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

// PEOPLE-4, PEOPLE-5
test('a manager invites someone, invites them again, changes what they may do, and hears why not', async () => {
  const { sent } = await visit('/shop/account/people', {
    session: manager,
    answers: {
      [PEOPLE]: () => ({ body: { people } }),
      'POST /api/account/people': () => ({ body: { people } }),
      'PUT /api/account/people/devon%40gull.example': () =>
        refusal(409, 'person_refused', { detail: 'This is the only person who can manage people.' }),
    },
  });
  const rosa = within(await screen.findByRole('listitem', { name: 'Rosa Iwata' }));
  expect(rosa.getByText('Invited until November 27, 2026. See bills.')).toBeInTheDocument();
  await userEvent.click(rosa.getByRole('button', { name: 'Invite again: Rosa Iwata' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Bo Park');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'bo@gull.example');
  await userEvent.click(screen.getByRole('checkbox', { name: /See bills/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
  await userEvent.click(screen.getByRole('button', { name: 'Change Devon Achterberg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Devon Achterberg' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Manage people/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.filter(({ call }) => call !== PEOPLE).map(({ body }) => body)).toEqual([
      { name: 'Rosa Iwata', email: 'rosa@gull.example', roles: ['bills'] },
      { name: 'Bo Park', email: 'bo@gull.example', roles: ['order', 'bills'] },
      { roles: ['order'] },
    ]),
  );
});

// PEOPLE-3
test('a link that was used says so, and another one can be asked for', async () => {
  const { sent } = await visit('/shop/sign-in#token=spent', {
    session: {},
    answers: {
      'POST /api/account/session': () => refusal(401, 'link_used'),
      'POST /api/account/link': () => ({ status: 202, body: { accepted: true } }),
    },
  });
  await screen.findByText('That link has already been used. Ask for a new one here.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'devon@gull.example');
  await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
  await screen.findByText(/^If devon@gull.example belongs to an account, a link is on its way/);
  expect(sent.filter(({ call }) => call.startsWith('POST /api/account')).map(({ body }) => body)).toEqual([
    { token: 'spent' },
    { email: 'devon@gull.example' },
  ]);
});

// PEOPLE-3
test('a person sees where they are signed in, and ends a session there', async () => {
  const session = {
    place: 'Network 203.0.113.x',
    signedInAt: '2026-11-19T20:00:00.000Z',
    usedAt: '2026-11-20T20:00:00.000Z',
  };
  const here = { ...session, id: 'a', browser: 'Safari on iPhone', isThis: true };
  const there = { ...session, id: 'b', browser: 'Firefox on Windows', isThis: false };
  await visit('/shop/account', {
    session: bookkeeper,
    answers: {
      'GET /api/account/sessions': () => ({ body: { sessions: [here, there] } }),
      'DELETE /api/account/sessions/b': () => ({ body: { sessions: [here] } }),
    },
  });
  const sessions = within(await screen.findByRole('list', { name: 'Sessions' }));
  expect(sessions.getByText('This browser')).toBeInTheDocument();
  await userEvent.click(sessions.getByRole('button', { name: /^Sign out of Firefox on Windows/ }));
  await waitFor(() => expect(sessions.queryByText('Firefox on Windows')).not.toBeInTheDocument());
});

// PEOPLE-2
test('scarce beer says what became of the request of the account', async () => {
  const one = {
    ...{ id: '1', productId: 'CTR-136', productName: "Captain's Log", unit: 'case', state: 'shared' },
    ...{ opensAt: '2026-11-15T20:00:00.000Z', closesAt: '2026-11-18T20:00:00.000Z' },
    ...{ heldUntil: '2026-11-21T20:00:00.000Z', asked: 3, got: 2, share: 'held' },
  };
  await visit('/shop/account/scarce-beer', {
    session: bookkeeper,
    answers: { 'GET /api/account/allocations': () => ({ body: { allocations: [one] } }) },
  });
  expect(await screen.findByText('2 cases held for you until November 21, 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: "Confirm: Captain's Log" })).toHaveAttribute(
    'href',
    '/shop/products/CTR-136?allocation=1',
  );
});
