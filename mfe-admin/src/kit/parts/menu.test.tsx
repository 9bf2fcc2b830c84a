import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Menu, Panel } from './index.ts';

const nothing = () => undefined;

test("a menu's button is named by its label and text, the menu by its label", async () => {
  render(<Menu name="Mail" label="Send again" choices={[{ id: 'a', label: 'To us', onChoose: nothing }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mail: Send again' }));
  expect(await screen.findByRole('menu', { name: 'Mail' })).toContainElement(screen.getByText('To us'));
});

test('Escape closes a menu that is still loading', () => {
  render(<Menu name="Mail" choices={[{ id: 'a', label: 'To us', onChoose: nothing }]} />);
  const button = screen.getByRole('button', { name: 'Mail' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test("an icon button is named by its label, and a name equal to the label isn't repeated", () => {
  render(
    <>
      <Panel name="Filters" icon={<svg aria-hidden="true" />}>
        Sheet
      </Panel>
      <Menu name="Columns" label="Columns" choices={[]} />
    </>,
  );
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    'Filters',
    'Columns',
  ]);
});

test('arrows move in a menu; a choice closes it and returns the focus to its button', async () => {
  const chosen = jest.fn();
  render(
    <Menu
      name="Mail"
      choices={[
        { id: 'a', label: 'To us', onChoose: nothing },
        { id: 'b', label: 'To them', onChoose: chosen },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Mail' });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'To us' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a menu of check boxes says which are on, and stays open', async () => {
  render(
    <Menu
      name="Density"
      single
      choices={[
        { id: 'a', label: 'Compact', checked: true, onChoose: nothing },
        { id: 'b', label: 'Standard', checked: false, onChoose: nothing },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Density' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Compact', checked: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Standard', checked: false }));
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test('a panel traps the focus; Escape closes it and returns the focus to its button', async () => {
  render(
    <Panel name="Dates" label="Any date">
      <button type="button">Today</button>
    </Panel>,
  );
  const button = screen.getByRole('button', { name: 'Dates: Any date' });
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Dates' })).toContainElement(screen.getByText('Today'));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText('Today')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
