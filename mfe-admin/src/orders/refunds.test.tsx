import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDetail } from '../testing/orders.tsx';
import { madeUpDetail, madeUpOrder, ok } from '../testing/staff-world.tsx';

test('only a paid order can be refunded; one case of two gives back half of lines, tax and deposit', async () => {
  const asked: unknown[] = [];
  const paid = madeUpOrder({ payment: { status: 'paid' } });
  const { dialog } = await openDetail(
    {
      order: async () => ok(madeUpDetail({ ...paid, card: { brand: 'visa', last4: '4242' } })),
      refund: async (_id, request) => {
        asked.push(request);
        return ok(paid);
      },
    },
    paid,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  const refund = await screen.findByRole('dialog', { name: 'Refund' });
  expect(within(refund).getByRole('button', { name: 'Refund $143.40' })).toBeInTheDocument();
  await userEvent.click(within(refund).getByRole('button', { name: 'Lines' }));
  await userEvent.click(within(refund).getByRole('checkbox', { name: 'Refund Gantry IPA' }));
  const units = within(refund).getByRole('spinbutton', { name: 'Units of Gantry IPA to refund' });
  await userEvent.clear(units);
  await userEvent.type(units, '1');
  expect(within(refund).getByText('Taxes, 5%').closest('div')).toHaveTextContent('$3.30');
  expect(within(refund).getByText('Container deposit, 1 × $2.40').closest('div')).toHaveTextContent('$2.40');
  expect(await within(refund).findByText('Back to Visa ending 4242')).toBeInTheDocument();
  await userEvent.click(within(refund).getByRole('checkbox', { name: 'Put 1 unit back in stock' }));
  await userEvent.click(within(refund).getByRole('button', { name: 'Refund $71.70' }));
  await waitFor(() =>
    expect(asked).toEqual([{ lines: [{ productId: 'CTR-112', quantity: 1 }], restock: false }]),
  );
});

test('an order that is not paid has no refund', async () => {
  const { dialog } = await openDetail({});
  expect(within(dialog).queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
});
