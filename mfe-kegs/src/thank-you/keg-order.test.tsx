import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refused, succeeded } from 'shared-domain/testing';
import { openPortal } from '../testing/open-portal.tsx';

const PATH = '/dtckegs/order#id=KEG-1795193702&token=own-order.KEG-1795193702.s1gned';
const ORDER = {
  id: 'KEG-1795193702',
  orderDate: '2026-11-19T20:00:00.000Z',
  status: 'pending' as const,
  items: [
    {
      productId: 'FRC-450',
      productName: 'Tidal Force IPA 50L',
      productPrice: 380.8,
      quantity: 2,
      lineTotal: 761.6,
      productPackagingType: '50L' as const,
    },
  ],
  totalAmount: 875.84,
};

// EDIT-14
test('the link of a mail opens its order, which can be cancelled there', async () => {
  const asked: unknown[] = [];
  const { show } = await openPortal(PATH, {
    openOwnOrder: async (call) => {
      asked.push(call);
      return succeeded(ORDER);
    },
    cancelOwnOrder: async () => succeeded({ accepted: true as const }),
  });
  show();
  expect(await screen.findByText('Order ID KEG-1795193702')).toBeVisible();
  expect(screen.getByRole('region', { name: 'What you ordered' })).toHaveTextContent(
    '2 × Tidal Force IPA 50L',
  );
  expect(asked).toMatchObject([
    { params: { id: 'KEG-1795193702' }, body: { token: 'own-order.KEG-1795193702.s1gned' } },
  ]);
  expect(screen.getByRole('button', { name: 'Change order KEG-1795193702' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order KEG-1795193702' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText(/cancelled$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change order/ })).not.toBeInTheDocument();
});

// EDIT-14
test('once it is too late, the page says until when the order could be changed, and the phone number', async () => {
  const delivery = {
    ...{ kind: 'delivery' as const, day: '2026-11-21', closes: '2026-11-20T19:00:00.000Z' },
    ...{ zone: { id: 'west', name: 'West Side' }, units: 2, minimum: 1, postalCode: 'V6K 1N9' },
  };
  const { show } = await openPortal(PATH, { openOwnOrder: async () => succeeded({ ...ORDER, delivery }) });
  show();
  expect(
    await screen.findByText(/^This order could be changed until .*\. Please call us at 604-555-0142\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /order KEG/ })).not.toBeInTheDocument();
});

// EDIT-14
test.each([
  ['order_not_found', "This link doesn't work"],
  ['unavailable', 'Your order could not be loaded'],
] as const)('an answer of %s is said, with a way on', async (code, title) => {
  const { show } = await openPortal(PATH, { openOwnOrder: async () => refused(code) });
  show();
  expect(await screen.findByText(title)).toBeVisible();
});
