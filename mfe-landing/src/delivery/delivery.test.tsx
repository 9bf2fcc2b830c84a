import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { createClient } from 'shared-domain/client';
import { environmentAtom, inertEnvironment } from 'shared-domain/state';
import { RouterProvider } from 'shared-ui/router';
import { routes } from '../routes.tsx';

const MAILS = { companyName: 'Pier 9 Public House', on: true };
const coming = {
  orderId: 'CBO-1',
  state: 'coming',
  before: 2,
  when: 'between 10:40 AM and 11:30 AM',
  asOf: '10:02 AM',
};
const refused = (code: string, status: number) => ({
  type: 'about:blank',
  status,
  title: '',
  detail: 'Please wait.',
  code,
});

/** Opens a mailed link; `answers` are the API's, in turn. */
function open(...answers: object[]) {
  const asked: unknown[] = [];
  const waits: { task: () => void; milliseconds: number }[] = [];
  let visible = () => {};
  const client = createClient({
    fetch: async (_address: string, init?: RequestInit) => {
      asked.push(JSON.parse(String(init?.body)));
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) as { status?: number };
      return new Response(JSON.stringify(answer), { status: answer.status ?? 200 });
    },
  });
  const store = createStore();
  store.set(environmentAtom, {
    ...inertEnvironment,
    client,
    schedule: (task, milliseconds) => {
      waits.push({ task, milliseconds });
      return () => {};
    },
    onVisible: (listener) => {
      visible = listener;
      return () => {};
    },
  });
  const router = createMemoryRouter([{ children: routes, HydrateFallback: () => null }], {
    initialEntries: ['/delivery#the.token'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    asked,
    waits,
    wait: () => act(async () => waits.at(-1)?.task()),
    comeBack: () => act(async () => visible()),
  };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

// RUN-15
test('It says how many stops remain and when, and keeps itself up to date', async () => {
  const { asked, waits, wait, comeBack } = open(
    coming,
    { ...coming, before: 1 },
    { ...coming, before: 0, when: 'before 11:05 AM' },
    { ...coming, state: 'delivered', ended: '10:58 AM' },
  );
  expect(await title('2 stops before yours')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    'We expect to be with you between 10:40 AM and 11:30 AM.',
  );
  expect(screen.getByText('Order CBO-1')).toBeInTheDocument();
  expect(screen.getByText(/last at 10:02 AM/)).toBeInTheDocument();
  expect(asked).toEqual([{ token: 'the.token', answer: 'read' }]);
  await wait();
  expect(await title('1 stop before yours')).toBeInTheDocument();
  await comeBack();
  expect(await title("You're next")).toBeInTheDocument();
  const asks = waits.length;
  await wait();
  expect(await title('Delivered')).toBeInTheDocument();
  expect(screen.getByText('Your order was delivered at 10:58 AM. Thank you!')).toBeInTheDocument();
  expect(waits).toHaveLength(asks);
});

// RUN-15
test('A failure keeps what is shown and waits longer each time', async () => {
  const { waits, wait } = open(coming, refused('unavailable', 503));
  await title('2 stops before yours');
  for (let times = 0; times < 5; times += 1) await wait();
  expect(screen.getByText('Please wait. You see what we knew at 10:02 AM.')).toBeInTheDocument();
  expect(await title('2 stops before yours')).toBeInTheDocument();
  expect(waits.map(({ milliseconds }) => milliseconds / 1000)).toEqual([30, 60, 120, 240, 300, 300]);
});

// RUN-15
test.each([
  [{ state: 'waiting' }, 'Not on the road yet', /has not left yet/],
  [
    { state: 'not-delivered', ended: '11:10 AM' },
    "We couldn't deliver your order",
    /hand it over at 11:10 AM.*call/,
  ],
  [{ state: 'off' }, 'No longer on this run', /does not have your order/],
])('An order that is %j says so', async (given, heading, text) => {
  open({ orderId: 'CBO-1', asOf: '10:02 AM', ...given });
  expect(await title(heading)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

// RUN-16
test('One click turns these emails off for the account, another one on again', async () => {
  const off = { ...MAILS, on: false };
  const { asked } = open({ ...coming, mails: MAILS }, { ...coming, mails: off }, { ...coming, mails: MAILS });
  await userEvent.click(await screen.findByRole('button', { name: "Don't send these again" }));
  expect(await screen.findByText(/We no longer email Pier 9 Public House/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send them again' }));
  expect(await screen.findByText(/Pier 9 Public House gets one email/)).toBeInTheDocument();
  expect(asked.map((body) => (body as { answer: string }).answer)).toEqual(['read', 'stop', 'resume']);
});

test('A link that is not valid says so', async () => {
  open(refused('link_invalid', 401));
  expect(await title('This link is not valid')).toBeInTheDocument();
});

test('A failure at the start can be retried', async () => {
  open(refused('unavailable', 503), coming);
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await title('2 stops before yours')).toBeInTheDocument();
});
