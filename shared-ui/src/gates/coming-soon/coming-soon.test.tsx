import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type VisitOptions, visit } from '../visit-for-tests.tsx';

const LEADS = 'POST /api/leads';
const soon = { status: 200, body: { comingSoon: true, retailStoreOpen: true, company: {} } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds));
const box = (name: string) => screen.getByRole('textbox', { name });
const notify = () => screen.getByRole('button', { name: 'Notify Me When You Launch!' });

async function come(more: Partial<VisitOptions> = {}) {
  const made = await visit({
    at: '/dtc',
    gate: 'age',
    cookie: 'cbo-age-verified=true',
    local: { 'cookie-consent': 'accepted' },
    ...more,
    api: { 'GET /api/settings': soon, ...more.api },
  });
  await wait(0);
  return made;
}

// GATE-11
test('The popup opens 1.5 s after the page', async () => {
  await come();
  await wait(1499);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await wait(1);
  expect(await screen.findByRole('dialog', { name: 'Coming Soon!' })).toBeInTheDocument();
  expect(box('Name')).toBeInTheDocument();
});

// GATE-11
test('Nothing covers the page if the setting is off, on other pages, or before the age gate', async () => {
  await come({ api: { 'GET /api/settings': { ...soon, body: { ...soon.body, comingSoon: false } } } });
  await wait(2000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await come({ at: '/dtckegs' });
  await wait(2000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await come({ cookie: '' });
  await wait(2000);
  expect(screen.queryByRole('dialog', { name: 'Coming Soon!' })).not.toBeInTheDocument();
});

// GATE-11
test('Closing the popup shows a card whose button opens it again', async () => {
  await come();
  await wait(1500);
  await screen.findByRole('dialog');
  await person().click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Coming Soon!' })).toBeInTheDocument();
  await person().click(notify());
  expect(box('Name')).toBeInTheDocument();
});

// CONTACT-5
test('Bad input shows a message at each field', async () => {
  const { sent } = await come();
  await wait(1500);
  await screen.findByRole('dialog');
  await person().type(box('Email'), 'ines@');
  await person().click(notify());
  await waitFor(() => expect(box('Name')).toHaveAccessibleDescription('Name is required'));
  expect(box('Email')).toHaveAccessibleDescription('Valid email is required');
  expect(box('Email')).toHaveValue('ines@');
  expect(sent(LEADS)).toEqual([]);
});

async function leave() {
  await wait(1500);
  await screen.findByRole('dialog');
  await person().type(box('Name'), 'Ines Tremblay');
  await person().type(box('Email'), 'ines@tremblay.example');
  await person().dblClick(notify());
}

// CONTACT-5, CONTACT-6
test('A lead is sent once, thanked for 3 seconds, and the popup closes', async () => {
  const { sent } = await come({ api: { [LEADS]: { status: 201, body: { id: '1' } } } });
  await leave();
  expect(await screen.findByText('Thank you for your interest!')).toBeInTheDocument();
  expect(screen.getByText("We'll notify you when our retail store launches.")).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(sent(LEADS)).toEqual([
    { name: 'Ines Tremblay', email: 'ines@tremblay.example', source: 'retail_popup' },
  ]);
  await wait(3000);
  expect(screen.queryByText('Thank you for your interest!')).not.toBeInTheDocument();
});

// CONTACT-6
test('A failure is reported and keeps the typed text', async () => {
  await come({ api: { [LEADS]: 'unreachable' } });
  await leave();
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  expect(box('Name')).toHaveValue('Ines Tremblay');
});
