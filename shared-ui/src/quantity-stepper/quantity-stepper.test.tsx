import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './index.ts';

type CounterProps = { start?: number; onRemove?: () => void; onRefused?: (isRefused: boolean) => void };

function Counter({ start = 1, ...rest }: CounterProps) {
  const [quantity, setQuantity] = useState(start);
  return <QuantityStepper value={quantity} onChange={setQuantity} of="Gantry IPA" {...rest} />;
}

const number = () => screen.getByRole('button', { name: /^Quantity/ });

test('Minus is disabled at 1, plus counts up and minus back down', async () => {
  render(<Counter />);
  expect(screen.getByRole('group', { name: 'Quantity of Gantry IPA' })).toBeInTheDocument();
  const minus = screen.getByRole('button', { name: 'Decrease quantity' });
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(minus);
  expect(number()).toHaveTextContent('1');

  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(number()).toHaveTextContent('3');
  await userEvent.click(minus);
  expect(number()).toHaveTextContent('2');
});

// CART-8
test('A click on the number makes it a field; Enter confirms and returns the focus', async () => {
  render(<Counter start={6} />);
  await userEvent.click(number());
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('120{Enter}');
  expect(number()).toHaveTextContent('120');
  expect(number()).toHaveFocus();
});

test('Escape restores the old number', async () => {
  render(<Counter start={6} />);
  await userEvent.click(number());
  await userEvent.keyboard('48{Escape}');
  expect(number()).toHaveTextContent('6');
});

// CART-8, MONEY-10
test.each(['1.5', '1200'])(
  'The text %s stays, is refused with words and changes nothing, until it is corrected',
  async (typed) => {
    const refused = jest.fn();
    render(<Counter start={6} onRefused={refused} />);
    await userEvent.click(number());
    await userEvent.keyboard(`${typed}{Enter}`);
    await userEvent.tab();
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription('The quantity must be a whole number from 1 to 999');
    expect(refused).toHaveBeenLastCalledWith(true);
    await userEvent.clear(field);
    await userEvent.type(field, '24{Enter}');
    expect(number()).toHaveTextContent('24');
    expect(refused).toHaveBeenLastCalledWith(false);
  },
);

// CART-8
test.each([
  ['nothing', '{Backspace}'],
  ['zero', '0'],
])('Leaving the field with %s in it means 1', async (_, keys) => {
  render(<Counter start={5} />);
  await userEvent.click(number());
  await userEvent.keyboard(keys);
  await userEvent.tab();
  expect(number()).toHaveTextContent('1');
});

test("Enter in the field doesn't submit the form around it", async () => {
  const sent = jest.fn();
  render(
    <form onSubmit={sent}>
      <Counter />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.click(number());
  await userEvent.keyboard('9{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

test('On a cart line a minus at 1 removes the line', async () => {
  const removed = jest.fn();
  render(<Counter onRemove={removed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(removed).toHaveBeenCalledTimes(1);
});

// CART-3
test('On a cart line a typed 0 removes the line, an emptied field keeps 1', async () => {
  const removed = jest.fn();
  render(<Counter onRemove={removed} />);
  const type = async (keys: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^Quantity/ }));
    await userEvent.keyboard(keys);
  };
  await type('{Delete}{Enter}');
  expect(removed).not.toHaveBeenCalled();
  await type('0{Enter}');
  expect(removed).toHaveBeenCalledTimes(1);
});

test('Plus stops at 999, the largest number of three digits', async () => {
  render(<Counter start={999} />);
  expect(screen.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(number()).toHaveTextContent('999');
});

test('A changed quantity is announced', async () => {
  render(<Counter />);
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByText('Quantity 2')).toHaveAttribute('aria-live', 'polite');
});
