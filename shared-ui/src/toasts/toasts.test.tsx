import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router';
import { environmentAtom, inertEnvironment, showToastAtom, type ToastRequest } from 'shared-domain/state';
import { Toasts } from './index.ts';

function mount() {
  const store = createStore();
  store.set(environmentAtom, {
    ...inertEnvironment,
    now: () => new Date(),
    schedule: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  return (toast: ToastRequest) => act(() => void store.set(showToastAtom, toast));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

test('A confirmation is a status with its link and disappears after 3 seconds; an error is an alert', () => {
  const show = mount();
  show({
    title: '6 x Moon Moth Hazy IPA added to cart',
    kind: 'success',
    duration: 3000,
    link: { label: 'View cart', to: '/dtc/cart' },
  });
  expect(screen.getByRole('status')).toHaveTextContent('6 x Moon Moth Hazy IPA added to cart');
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/dtc/cart');
  show({
    title: 'License Not Found',
    description: 'License number not found. Attempt 1 of 3.',
    kind: 'error',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('License number not found. Attempt 1 of 3.');
  wait(2999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('A dialog that hides everything beside it from screen readers does not silence the toasts', async () => {
  const show = mount();
  const region = screen.getByRole('region', { name: 'Notifications' });
  region.setAttribute('aria-hidden', 'true');
  await act(async () => undefined);
  show({ title: 'View removed' });
  expect(screen.getByRole('status')).toHaveTextContent('View removed');
});

test('The pointer on a toast pauses its timer', async () => {
  const show = mount();
  show({ title: 'URL Copied', duration: 3000 });
  wait(2000);
  const visitor = person();
  await visitor.hover(screen.getByRole('listitem'));
  wait(60_000);
  expect(screen.getByText('URL Copied')).toBeInTheDocument();
  await visitor.unhover(screen.getByRole('listitem'));
  wait(999);
  expect(screen.getByText('URL Copied')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('URL Copied')).not.toBeInTheDocument();
});

test('Each toast can be closed', async () => {
  const show = mount();
  for (const place of [1, 2]) show({ title: `Toast ${place}` });
  await person().click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.getByRole('listitem')).toHaveTextContent('Toast 2');
});

test('An action runs once and closes its toast', async () => {
  const undo = jest.fn();
  const show = mount();
  show({ title: 'Line removed', action: { label: 'Undo', onAction: undo } });
  await person().click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Line removed')).not.toBeInTheDocument();
});
