import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { visit } from '../visit-for-tests.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds));
const banner = () => screen.queryByRole('region', { name: 'Cookies' });

// GATE-12
test('The banner appears after 1 second; Accept is stored and hides it', async () => {
  const { local } = await visit({ at: '/' });
  await wait(999);
  expect(banner()).not.toBeInTheDocument();
  await wait(1);
  expect(banner()).toBeInTheDocument();
  // What is left free for it at the bottom of the window; jsdom has no layout.
  expect(document.documentElement.style.getPropertyValue('--notice')).toBe('0px');
  await person().click(screen.getByRole('button', { name: 'Accept' }));
  expect(banner()).not.toBeInTheDocument();
  expect(document.documentElement.style.getPropertyValue('--notice')).toBe('');
  expect(local['cookie-consent']).toBe('accepted');
});

// GATE-12
test('Decline is stored and hides it too, also after a payment page; it returns on the next visit', async () => {
  const { local, session } = await visit({ at: '/' });
  await wait(1000);
  await person().click(screen.getByRole('button', { name: 'Decline' }));
  expect(banner()).not.toBeInTheDocument();
  expect(local['cookie-consent']).toBe('declined');
  await visit({ at: '/', local, session });
  await wait(1000);
  expect(banner()).not.toBeInTheDocument();
  await visit({ at: '/', local });
  await wait(1000);
  expect(banner()).toBeInTheDocument();
});
