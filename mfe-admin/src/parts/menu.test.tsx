import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Menu, MenuItem } from './index.ts';

test("a menu's button is named by what it says, and its panel by what it is for", async () => {
  render(
    <Menu name="Dates" label="Any date">
      <MenuItem onClick={() => undefined}>Today</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Dates: Any date' });
  await userEvent.click(button);
  expect(screen.getByRole('group', { name: 'Dates' })).toContainElement(screen.getByText('Today'));
});

test('a menu whose button is a picture has its name there too, and one that says its name says it once', () => {
  render(
    <>
      <Menu name="Filters" icon={<svg aria-hidden="true" />}>
        Sheet
      </Menu>
      <Menu name="Columns" label="Columns">
        Sheet
      </Menu>
    </>,
  );
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    'Filters',
    'Columns',
  ]);
});

test('a menu closes when the focus goes on past it, and on Escape with the focus back on its button', async () => {
  render(
    <>
      <Menu name="Dates" label="Any date">
        <MenuItem onClick={() => undefined}>Today</MenuItem>
      </Menu>
      <button type="button">Next</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Dates: Any date' });
  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.getByText('Today')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByText('Next')).toHaveFocus();
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
