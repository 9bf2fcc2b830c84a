import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { FailureNotice } from './failure-notice.tsx';

afterEach(() => jest.restoreAllMocks());

test('An unavailable page says whether the site or the network is the cause', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <MemoryRouter>
      <FailureNotice part="Retail Shop" onRetry={() => undefined} />
    </MemoryRouter>,
  );
  const notice = screen.getByRole('alert');
  expect(
    screen.getByRole('heading', { level: 1, name: 'Retail Shop can’t be shown right now' }),
  ).toBeVisible();
  expect(notice).toHaveTextContent(
    'You are offline, and this page was not opened before. Your carts are safe.',
  );
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(notice).toHaveTextContent('The rest of the site works as usual, and your carts are safe.');
});
