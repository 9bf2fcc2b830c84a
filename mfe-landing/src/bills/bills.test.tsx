import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { createClient } from 'shared-domain/client';
import type { BillsJson } from 'shared-domain/contracts';
import { environmentAtom, inertEnvironment } from 'shared-domain/state';
import { RouterProvider } from 'shared-ui/router';
import { routes } from '../routes.tsx';

const invoice = (document: string, due: string, left: number, amount = left) => ({
  ...{ document, name: document, due, left, amount, at: '2026-11-01T18:00:00.000Z' },
});
const OWING: BillsJson = {
  ...{ name: 'Pier 9 Public House', balance: 196.2, overdue: 130.8, credit: 0 },
  invoices: [invoice('CBO-1', '2026-11-15', 130.8, 150), invoice('CBO-2', '2026-12-04', 65.4)],
};
const refused = (code: string, status: number, detail = 'Please wait.') => ({
  ...{ type: 'about:blank', status, title: '', detail, code },
});

/** Opens the page; `answers` are the API's, in turn. */
function open(path: string, ...answers: object[]) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const waits: (() => void)[] = [];
  const client = createClient({
    fetch: async (address: string, init?: RequestInit) => {
      asked.push({ path: address, body: JSON.parse(String(init?.body)) });
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) as { status?: number };
      return new Response(JSON.stringify(answer), { status: answer.status ?? 200 });
    },
  });
  const sessionStorage = {
    ...inertEnvironment.sessionStorage,
    read: (key: string) => (key === 'billsToken' ? 'kept.token' : null),
  };
  const store = createStore();
  store.set(environmentAtom, {
    ...inertEnvironment,
    ...{ client, sessionStorage, now: () => new Date('2026-11-20T17:41:00.000Z') },
    schedule: (task) => {
      waits.push(task);
      return () => {};
    },
  });
  const router = createMemoryRouter([{ children: routes, HydrateFallback: () => null }], {
    initialEntries: [path],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { asked, wait: () => act(async () => waits.at(-1)?.()) };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// RECEIVABLE-14
test('It lists what is owed with ticks, and pays what is ticked, or a part of it', async () => {
  const { asked } = open('/bills#the.token', OWING, refused('payment_start_failed', 502, 'Could not start.'));
  expect(await title('$196.20 to pay')).toBeInTheDocument();
  expect(screen.getByText(/\$130\.80 overdue/)).toBeInTheDocument();
  expect(
    screen.getByRole('checkbox', { name: /CBO-1 Was due November 15, 2026 · \$150\.00, part/ }),
  ).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /CBO-1/ }));
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('65.40');
  await userEvent.clear(amount);
  await userEvent.type(amount, '65.41');
  await press('Pay by card');
  expect(screen.getByText('Please enter at most $65.40')).toBeInTheDocument();
  await userEvent.clear(amount);
  await userEvent.type(amount, '40');
  await press('Pay by card');
  expect(await screen.findByText('Could not start.')).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({
    path: '/api/bills/payments',
    body: { token: 'the.token', documents: ['CBO-2'], amount: 40 },
  });
});

// RECEIVABLE-14
test('It reads again what is owed when an invoice has been paid in the meantime', async () => {
  open('/bills#the.token', OWING, refused('bills_refused', 409, 'CBO-1 is paid already.'), {
    ...OWING,
    balance: 65.4,
    overdue: 0,
    invoices: OWING.invoices.slice(1),
  });
  await title('$196.20 to pay');
  await press('Pay by card');
  expect(await title('$65.40 to pay')).toBeInTheDocument();
  expect(screen.getByText('CBO-1 is paid already.')).toBeInTheDocument();
});

// RECEIVABLE-15
test('Back from the payment page it waits until the payment is recorded, and thanks', async () => {
  const { asked, wait } = open('/bills?session=cs_1', OWING, OWING, {
    ...OWING,
    ...{ balance: 0, overdue: 0, invoices: [], paid: 196.2 },
  });
  expect(await screen.findByText('Confirming your payment...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay by card' })).not.toBeInTheDocument();
  await wait();
  await wait();
  expect(await title('Nothing to pay')).toBeInTheDocument();
  expect(screen.getByText(/We have your payment of \$196\.20/)).toBeInTheDocument();
  expect(asked[0]?.body).toEqual({ token: 'kept.token', session: 'cs_1' });
});

test('A payment that was not completed leaves everything to be paid', async () => {
  open('/bills?cancelled', OWING);
  expect(await screen.findByText(/Nothing was charged/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay by card' })).toBeInTheDocument();
});

test('A link that is not valid says so', async () => {
  open('/bills#the.token', refused('link_invalid', 401));
  expect(await title('This link is not valid')).toBeInTheDocument();
});

test('A failure at the start can be retried', async () => {
  open('/bills#the.token', refused('unavailable', 503), OWING);
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await title('$196.20 to pay')).toBeInTheDocument();
});
