import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { createClient } from 'shared-domain/client';
import { environmentAtom, inertEnvironment } from 'shared-domain/state';
import { RouterProvider } from 'shared-ui/router';
import { routes } from '../routes.tsx';

const alert = (state: 'asked' | 'waiting') => ({
  productId: 'CUR-207',
  productName: 'Moon Moth Hazy IPA',
  channel: 'dtc',
  state,
  until: '2027-02-21T18:00:00.000Z',
});
const INVALID = { type: 'about:blank', status: 401, title: '', detail: 'Not valid.', code: 'link_invalid' };
const DOWN = {
  type: 'about:blank',
  status: 503,
  title: '',
  detail: 'Please try again.',
  code: 'unavailable',
};

/** Opens a mailed link; `answers` are the API's, in turn. */
function open(...answers: object[]) {
  const asked: unknown[] = [];
  const client = createClient({
    fetch: async (_address: string, init?: RequestInit) => {
      asked.push(JSON.parse(String(init?.body)));
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) as { status?: number };
      return new Response(JSON.stringify(answer), { status: answer.status ?? 200 });
    },
  });
  const store = createStore();
  store.set(environmentAtom, { ...inertEnvironment, client });
  const router = createMemoryRouter([{ children: routes, HydrateFallback: () => null }], {
    initialEntries: ['/back-in-stock#the-key'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return asked;
}

const known = (...alerts: object[]) => ({ email: 'ada@pub.example', alerts });

// ALERT-4
test('Opening the link only reads; Yes confirms', async () => {
  const asked = open(known(alert('asked')), known(alert('waiting')));
  expect(await screen.findByRole('heading', { name: 'Shall we tell you?' })).toBeInTheDocument();
  expect(screen.getByText('Not confirmed yet')).toBeInTheDocument();
  expect(asked).toEqual([{ key: 'the-key', answer: 'read' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, tell me' }));
  expect(await screen.findByRole('heading', { name: 'We will tell you' })).toBeInTheDocument();
  expect(screen.getByText('We email once, until February 21, 2027')).toBeInTheDocument();
  expect(asked[1]).toEqual({ key: 'the-key', answer: 'confirm' });
});

// ALERT-4
test('One click ends all alerts of the address', async () => {
  const asked = open(known(alert('waiting')), known());
  await userEvent.click(await screen.findByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByRole('heading', { name: 'You have no alerts' })).toBeInTheDocument();
  expect(asked[1]).toEqual({ key: 'the-key', answer: 'end' });
});

test('A link that is not valid says so', async () => {
  open(INVALID);
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
});

test('A failure can be retried', async () => {
  open(DOWN, known(alert('waiting')));
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByRole('heading', { name: 'We will tell you' })).toBeInTheDocument();
});
