import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderDetailJson } from 'shared-domain/contracts';
import { ok, openStaff, refusal, testOrderDetail } from '../../testing/open-staff.tsx';

const openDocument = (kind: 'packing-slip' | 'invoice', more: Partial<OrderDetailJson> = {}) =>
  openStaff({
    path: `/admin/orders/CBO-1795196412607/${kind}`,
    calls: { adminOrder: async () => ok(testOrderDetail(more)) },
  });

// ORDER-19
test('a packing slip lists what is packed and what follows later, without amounts', async () => {
  const [item] = testOrderDetail().items;
  openDocument('packing-slip', {
    deliveryDetails: 'Back door',
    items: item ? [{ ...item, quantity: 6, refunded: 1, backOrdered: 2 }] : [],
  });
  const sheet = await screen.findByRole('article', { name: 'Packing slip CBO-1795196412607' });
  expect(within(sheet).getByRole('row', { name: /Gantry IPA/ })).toHaveTextContent('CTR-112532');
  expect(sheet).toHaveTextContent('Delivery detailsBack door');
  expect(sheet).not.toHaveTextContent('$');
  expect(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute(
    'href',
    '/api/admin/orders/CBO-1795196412607/packing-slip.pdf',
  );
});

// DRIVER-20
test('an invoice has lines, taxes, who received it and the total after refunds, and can be printed', async () => {
  const print = jest.fn();
  window.print = print;
  openDocument('invoice', {
    status: 'delivered',
    payment: { status: 'paid', refundedAmount: 43.4 },
    proof: { at: '2026-11-24T19:20:00.000Z', receivedBy: 'Tess Moreau' },
  });
  const sheet = await screen.findByRole('article', { name: 'Invoice CBO-1795196412607' });
  expect(within(sheet).getByRole('row', { name: /Gantry IPA/ })).toHaveTextContent('2$66.00$132.00');
  expect(sheet).toHaveTextContent(/ReceivedTess Moreau, Nov 24, 2026, 12:20.p\.m\./);
  expect(sheet).toHaveTextContent('GST (5%)$6.60');
  expect(sheet).toHaveTextContent('Total$143.40');
  expect(sheet).toHaveTextContent('Total after refunds$100.00');
  expect(sheet).toHaveTextContent('Paid by card.');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a document for an unknown order says so', async () => {
  openStaff({
    path: '/admin/orders/CBO-1/invoice',
    calls: { adminOrder: async () => refusal('order_not_found', 'There is no such order.') },
  });
  expect(await screen.findByText('There is no such order.')).toBeInTheDocument();
});
