import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReconciledLine } from 'shared-domain/cart';
import { productFixture } from 'shared-domain/testing';
import { CartLineRow, CartLines, changeMessage, DepositRow } from './index.ts';

const NOON = new Date('2026-11-20T20:00:00Z');

const GANTRY = productFixture({
  id: 'CTR-112',
  name: 'Gantry IPA',
  price: 74.4,
  stock: 52,
  hiddenCategory: 'CONTAINER',
  ltoPrice: 66,
  ltoStartDate: '2026-11-01',
  ltoEndDate: '2026-11-25',
});

const line = (more: Partial<ReconciledLine> = {}, quantity = 4): ReconciledLine => ({
  line: { product: GANTRY, quantity, seenPrice: 6600 },
  product: GANTRY,
  unitPrice: 6600,
  changes: [],
  ...more,
});

const rowOf = (reconciled: ReconciledLine, onQuantity = jest.fn(), onRemove = jest.fn()) => (
  <CartLineRow
    channel="licensee"
    at={NOON}
    reconciled={reconciled}
    onQuantity={onQuantity}
    onRemove={onRemove}
  />
);

test('A line shows its unit price, the struck-through ordinary price and its total', () => {
  render(<CartLines>{rowOf(line())}</CartLines>);
  const row = screen.getByRole('listitem');
  expect(within(row).getByRole('heading', { name: 'Gantry IPA' })).toBeInTheDocument();
  expect(row).toHaveTextContent('$74.40 $66.00 a case of 24');
  expect(within(row).getByText('$264.00')).toBeInTheDocument();
});

// CART-3
test('Minus at 1 removes the line, and so does the bin button', async () => {
  const removed = jest.fn();
  render(<CartLines>{rowOf(line({}, 1), jest.fn(), removed)}</CartLines>);
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gantry IPA' }));
  expect(removed).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('list', { name: 'Cart' })).toHaveFocus();
});

test('When a line is removed, its neighbour gets the focus', async () => {
  const stout = { ...GANTRY, id: 'CTR-118', name: 'Night Berth Stout' };
  render(
    <CartLines>
      {rowOf(line())}
      {rowOf(line({ product: stout }))}
    </CartLines>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gantry IPA' }));
  expect(screen.getByRole('button', { name: 'Remove Night Berth Stout' })).toHaveFocus();
});

// CART-7, MONEY-3
test('A line that is no longer sold has no amount', () => {
  render(<CartLines>{rowOf(line({ changes: [{ kind: 'vanished' }] }))}</CartLines>);
  expect(screen.getAllByRole('listitem')[0]).not.toHaveTextContent('$264.00');
});

test('A line that is short says so and takes what is left in one tap', async () => {
  const set = jest.fn();
  render(<CartLines>{rowOf(line({ changes: [{ kind: 'short', left: 3 }] }), set)}</CartLines>);
  expect(screen.getByText('Only 3 left.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take 3' }));
  expect(set).toHaveBeenCalledWith(3);
});

test('A new price can be acknowledged; a shortage comes first', async () => {
  const seen = jest.fn();
  const price = { kind: 'price-changed', was: 7440, now: 6600 } as const;
  const row = (changes: ReconciledLine['changes']) => (
    <CartLines>
      <CartLineRow
        channel="licensee"
        at={NOON}
        reconciled={line({ changes })}
        onQuantity={jest.fn()}
        onRemove={jest.fn()}
        onAcknowledge={seen}
      />
    </CartLines>
  );
  const { rerender } = render(row([price, { kind: 'short', left: 3 }]));
  expect(screen.getByText('Price was $74.40.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Got it: Gantry IPA' })).not.toBeInTheDocument();
  rerender(row([price]));
  await userEvent.click(screen.getByRole('button', { name: 'Got it: Gantry IPA' }));
  expect(seen).toHaveBeenCalled();
});

test.each([
  [{ kind: 'price-changed', was: 7440, now: 6600 }, 'Price was $74.40.'],
  [{ kind: 'short', left: 0 }, 'Sold out.'],
  [{ kind: 'back-order', backOrdered: 2 }, '2 to follow when back in stock.'],
  [{ kind: 'vanished' }, 'No longer available.'],
] as const)('%j reads as a sentence', (change, text) => {
  expect(changeMessage(change)).toBe(text);
});

// DEPOSIT-4
test('The deposit line counts cases and has neither stepper nor bin button', () => {
  render(
    <CartLines>
      <DepositRow deposit={{ units: 11, perUnit: 240, amount: 2640 }} />
    </CartLines>,
  );
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent('Container Deposit11 × 24 containers, $2.40 a case$26.40');
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});
