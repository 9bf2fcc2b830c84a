import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Button, ButtonLink, IconButton } from './index.ts';

test('A busy button shows its busy text, ignores clicks and keeps the focus', async () => {
  const clicked = jest.fn();
  const view = render(
    <Button busyText="Sending..." onClick={clicked}>
      Send
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(clicked).toHaveBeenCalledTimes(1);

  view.rerender(
    <Button busy busyText="Sending..." onClick={clicked}>
      Send
    </Button>,
  );
  const busy = screen.getByRole('button', { name: 'Sending...' });
  await userEvent.click(busy);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(busy).toHaveFocus();
  expect(busy).toHaveAttribute('aria-disabled', 'true');
});

test('A busy submit button does not send its form a second time', async () => {
  const sent = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy busyText="Sending...">
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sending...' }));
  expect(sent).not.toHaveBeenCalled();
});

test('A button link is a link, and an icon button has a name', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/dtc">Return to Home Page</ButtonLink>
      <IconButton label="Close">x</IconButton>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Return to Home Page' })).toHaveAttribute('href', '/dtc');
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
