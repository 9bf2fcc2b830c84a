import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CreditJson, OrderJson } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, refusal, testOrder, testOrderDetail } from '../../testing/open-staff.tsx';
import { openDetail } from '../../testing/orders.tsx';

const CREDIT: CreditJson = {
  id: 'c1',
  number: 'CN-1001',
  at: '2026-11-20T18:00:00.000Z',
  who: 'nora.whitfield@cbo.example',
  reason: 'broken',
  lines: [{ productId: 'CTR-112', quantity: 1 }],
  amount: 71.7,
  restock: false,
};
const delivered = (more: Partial<OrderJson> = {}) => testOrder({ status: 'delivered', ...more });
const open = async (order: OrderJson, calls: Parameters<typeof openDetail>[0] = {}) =>
  (await openDetail({ adminOrder: async () => ok(testOrderDetail(order)), ...calls }, order)).dialog;

// CREDIT-1
test('crediting one of two cases needs a reason, says the amount, and sends it once', async () => {
  const asked: unknown[] = [];
  const order = delivered();
  const dialog = await open(order, {
    creditOrder: async ({ body }) => {
      asked.push(body);
      return ok({ ...order, credits: [CREDIT], creditedAmount: 71.7 });
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Credit' }));
  const credit = await screen.findByRole('dialog', { name: 'Credit' });
  await userEvent.click(within(credit).getByRole('checkbox', { name: 'Credit Gantry IPA' }));
  const units = within(credit).getByRole('textbox', { name: 'Units of Gantry IPA to credit' });
  await userEvent.clear(units);
  await userEvent.type(units, '1');
  expect(within(credit).getByRole('button', { name: 'Credit $71.70' })).toBeDisabled();
  const restock = within(credit).getByRole('checkbox', { name: 'Put the units back in stock' });
  await userEvent.selectOptions(within(credit).getByRole('combobox', { name: 'Reason' }), 'Returned full');
  expect(restock).toBeChecked();
  await userEvent.selectOptions(within(credit).getByRole('combobox', { name: 'Reason' }), 'Broken');
  expect(restock).not.toBeChecked();
  await userEvent.click(within(credit).getByRole('button', { name: 'Credit $71.70' }));
  await waitFor(() =>
    expect(asked).toEqual([
      {
        lines: [{ productId: 'CTR-112', quantity: 1 }],
        ...{ reason: 'broken', note: '', restock: false, mail: true },
      },
    ]),
  );
  expect(await screen.findByText('CN-1001: $71.70 credited')).toBeVisible();
});

test.each([
  ['pending', undefined],
  ['delivered', { status: 'paid' as const }],
] as const)('an order that is %s with payment %j has no credit', async (status, payment) => {
  const dialog = await open(testOrder({ status, ...(payment ? { payment, channel: 'dtc' } : {}) }));
  expect(within(dialog).queryByRole('button', { name: 'Credit' })).not.toBeInTheDocument();
});

// CREDIT-6
test('a credit note has its PDF and is reversed once; a refusal is said and keeps what was typed', async () => {
  let order = delivered({ credits: [CREDIT], creditedAmount: 71.7 });
  const asked: unknown[] = [];
  const dialog = await open(order, {
    adminOrder: async () => ok(testOrderDetail(order)),
    reverseCredit: async ({ params, body }) => {
      asked.push({ params, body });
      if (asked.length === 1) return refusal('out_of_stock', 'Gantry IPA is sold out.');
      const reversal = { ...CREDIT, id: 'c2', number: 'CN-1002', amount: -71.7, reverses: 'c1' };
      order = { ...order, credits: [CREDIT, reversal], creditedAmount: 0 };
      return ok(order);
    },
  });
  const notes = within(dialog).getByRole('region', { name: 'Credit notes' });
  expect(within(notes).getByRole('link', { name: 'CN-1001' })).toHaveAttribute(
    'href',
    expect.stringMatching(/credits\/c1\/credit-note\.pdf$/),
  );
  expect(within(dialog).getByText('Total after credits').closest('div')).toHaveTextContent('$71.70');
  await userEvent.click(within(notes).getByRole('button', { name: 'Reverse CN-1001' }));
  const reverse = await screen.findByRole('dialog', { name: 'Reverse CN-1001' });
  await fill(within(reverse).getByLabelText('Note (optional)'), 'Found it');
  await userEvent.click(within(reverse).getByRole('button', { name: 'Reverse' }));
  expect(await screen.findByText('Gantry IPA is sold out.')).toBeVisible();
  expect(within(reverse).getByLabelText('Note (optional)')).toHaveValue('Found it');
  await userEvent.click(within(reverse).getByRole('button', { name: 'Reverse' }));
  expect(await within(notes).findByText(/Reverses CN-1001/)).toBeVisible();
  expect(within(notes).queryByRole('button', { name: /^Reverse/ })).not.toBeInTheDocument();
  const body = { note: 'Found it', mail: true };
  expect(asked).toEqual([1, 2].map(() => ({ params: { id: order.id, credit: 'c1' }, body })));
});

// DRIVER-15
test('what a driver noted as returned is credited with one press, or dismissed', async () => {
  const returned = {
    at: CREDIT.at,
    who: 'driver of run 2026-11-20-01',
    lines: [{ productId: 'CTR-112', quantity: 1, reason: 'returned' as const }],
  };
  let order = delivered({ returned });
  const asked: unknown[] = [];
  const dialog = await open(order, {
    adminOrder: async () => ok(testOrderDetail(order)),
    creditOrder: async ({ body }) => {
      asked.push(body);
      const { returned: _settled, ...rest } = order;
      order = { ...rest, credits: [CREDIT], creditedAmount: 71.7 };
      return ok(order);
    },
  });
  expect(within(dialog).getByText(/^Returned at the door: 1 × Gantry IPA, returned full/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Credit them' }));
  expect(await within(dialog).findByRole('link', { name: 'CN-1001' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Credit them' })).not.toBeInTheDocument();
  expect(asked).toEqual([
    {
      lines: [{ productId: 'CTR-112', quantity: 1 }],
      ...{ reason: 'returned', note: '', restock: true, mail: true, ofReturns: true },
    },
  ]);
});
