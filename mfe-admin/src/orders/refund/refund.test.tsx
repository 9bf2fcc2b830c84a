import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderJson } from 'shared-domain/contracts';
import { adoptSessionAtom, environmentAtom } from 'shared-domain/state';
import { fill } from '../../testing/fill.ts';
import { NORA, ok, refusal, testOrder, testOrderDetail } from '../../testing/open-staff.tsx';
import { bookOf, OWEN, openDetail, openOrders } from '../../testing/orders.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

test('only a paid order can be refunded; one case of two returns half of lines, tax and deposit', async () => {
  const asked: unknown[] = [];
  const paid = testOrder({ payment: { status: 'paid' } });
  const { dialog } = await openDetail(
    {
      adminOrder: async () => ok(testOrderDetail({ ...paid, card: { brand: 'visa', last4: '4242' } })),
      refundOrder: async ({ body }) => {
        asked.push(body);
        return ok(paid);
      },
    },
    paid,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  const refund = await screen.findByRole('dialog', { name: 'Refund' });
  expect(within(refund).getByRole('button', { name: 'Refund $0.00' })).toBeDisabled();
  await userEvent.click(within(refund).getByRole('checkbox', { name: 'Refund Gantry IPA' }));
  const units = within(refund).getByRole('textbox', { name: 'Units of Gantry IPA to refund' });
  await userEvent.clear(units);
  await userEvent.type(units, '1.5');
  expect(units).toHaveValue('1.5');
  expect(units).toHaveAccessibleDescription('The quantity must be a whole number from 0 to 2');
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

// REFUND-1, REFUND-8
test('an amount needs a reason, stays within what is left, and an order with nothing left can be cancelled', async () => {
  const asked: unknown[] = [];
  const changes: unknown[] = [];
  const paid = testOrder({ payment: { status: 'paid', amount: 143.4, refundedAmount: 100 } });
  const { dialog } = await openDetail(
    {
      adminOrder: async () => ok(testOrderDetail(paid)),
      refundOrder: async ({ body }) => {
        asked.push(body);
        return ok({ ...paid, payment: { status: 'refunded', amount: 143.4, refundedAmount: 143.4 } });
      },
      changeOrderStatus: async ({ body }) => {
        changes.push(body);
        return ok({ ...paid, status: 'cancelled' });
      },
    },
    paid,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  const refund = await screen.findByRole('dialog', { name: 'Refund' });
  await userEvent.click(within(refund).getByRole('button', { name: 'Amount' }));
  await fill(within(refund).getByLabelText('Amount'), '43.41');
  expect(within(refund).getByText('Please enter an amount up to $43.40')).toBeVisible();
  await userEvent.type(within(refund).getByLabelText('Amount'), '{Backspace}0');
  expect(within(refund).getByRole('button', { name: 'Refund $43.40' })).toBeDisabled();
  await fill(within(refund).getByLabelText('Reason *'), 'Late');
  await userEvent.click(within(refund).getByRole('button', { name: 'Refund $43.40' }));
  await waitFor(() => expect(asked).toEqual([{ amount: 43.4, reason: 'Late' }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(changes).toEqual([{ status: 'cancelled', from: 'pending' }]));
});

// QUOTE-6
test('any further charge of an order is a row of the order and of its refund', async () => {
  const paid = testOrder({ payment: { status: 'paid' }, totalAmount: 143.5 });
  const fee = { id: 'recycling', kind: 'fee', label: 'Recycling fee', perUnit: 0.05, amount: 0.1 } as const;
  const order = { ...paid, charges: [...paid.charges, fee] };
  const { dialog } = await openDetail({ adminOrder: async () => ok(testOrderDetail(order)) }, order);
  const rowIn = (box: HTMLElement) => within(box).getByText('Recycling fee, 2 × $0.05').closest('div');
  expect(rowIn(dialog)).toHaveTextContent('$0.10');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  const refund = await screen.findByRole('dialog', { name: 'Refund' });
  await userEvent.click(within(refund).getByRole('button', { name: 'Whole order' }));
  expect(rowIn(refund)).toHaveTextContent('$0.10');
  expect(within(refund).getByRole('button', { name: 'Refund $143.50' })).toBeInTheDocument();
});

test('an order that is not paid has no refund', async () => {
  const { dialog } = await openDetail({});
  expect(within(dialog).queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
});

test('Escape returns from the refund to its order, with the focus on the refund button', async () => {
  const { dialog } = await openDetail({}, testOrder({ payment: { status: 'paid' } }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await screen.findByRole('dialog', { name: 'Refund' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refund' })).toHaveFocus());
});

const PAID = testOrder({ payment: { status: 'paid' } });
const [CASES] = PAID.items;
/** The order after one of its two cases was refunded. */
const HALF: OrderJson = { ...PAID, items: CASES ? [{ ...CASES, refunded: 1 }] : [] };
const OUTDATED = 'Part of this order was refunded in the meantime. Please choose again what to refund.';
const BACK = /^What you had typed when your session ended .* is back. It is not saved yet./;

type Lost = { calls?: StaffAnswers; made?: OrderJson };

/** Opens the first order's refund. Its answers get lost; `made` is the refund that the API recorded anyway. */
async function openRefund(orders: readonly OrderJson[], { calls = {}, made }: Lost = {}) {
  const sent: string[] = [];
  const keys: string[] = [];
  const [first = PAID] = orders;
  const book = bookOf(...orders);
  const refundOrder: StaffAnswers['refundOrder'] = async ({ body, idempotencyKey }) => {
    sent.push(JSON.stringify(body));
    keys.push(idempotencyKey);
    if (made) book.put(made);
    return refusal('network', 'We could not reach the shop.', { status: 0 });
  };
  const opened = openOrders({ ...book.calls, refundOrder, ...calls }, `/admin/orders?order=${first.id}`);
  return { ...opened, ...book, sent, keys, refund: await pressRefund(first.id) };
}

async function pressRefund(id: string) {
  const dialog = await screen.findByRole('dialog', { name: id });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  return screen.findByRole('dialog', { name: 'Refund' });
}

const chooseAll = (refund: HTMLElement) =>
  userEvent.click(within(refund).getByRole('button', { name: 'Whole order' }));

async function press(refund: HTMLElement) {
  await chooseAll(refund);
  const button = within(refund).getByRole('button', { name: 'Refund $143.40' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

async function chooseLine(refund: HTMLElement) {
  await userEvent.click(within(refund).getByRole('checkbox', { name: 'Refund Gantry IPA' }));
  await fill(within(refund).getByLabelText('Reason (optional)'), 'One case broken');
}

test('a refund whose answer was lost is not sent twice: the reloaded order shows the refund, and nothing is chosen', async () => {
  const { refund, sent } = await openRefund([PAID], { made: HALF });
  await chooseLine(refund);
  await userEvent.click(within(refund).getByRole('button', { name: 'Refund $143.40' }));
  expect(await within(refund).findByText(OUTDATED)).toBeInTheDocument();
  expect(within(refund).getByRole('button', { name: 'Refund $0.00' })).toBeDisabled();
  expect(within(refund).getByRole('checkbox', { name: 'Refund Gantry IPA' })).not.toBeChecked();
  expect(within(refund).getByLabelText('Reason (optional)')).toHaveValue('One case broken');
  expect(sent).toHaveLength(1);
});

// REFUND-3
test('a refund whose answer was lost is repeated with its key, also once its dialogs were closed; a changed one has another', async () => {
  const { refund, keys, router } = await openRefund([PAID]);
  const pressed = async (dialog: HTMLElement, times: number) => {
    await press(dialog);
    await waitFor(() => expect(keys).toHaveLength(times));
  };
  await pressed(refund, 1);
  await pressed(refund, 2);
  await userEvent.keyboard('{Escape}');
  await pressed(await pressRefund(PAID.id), 3);
  await act(() => router.navigate('/admin/orders'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate(`/admin/orders?order=${PAID.id}`));
  const again = await pressRefund(PAID.id);
  await pressed(again, 4);
  expect(new Set(keys).size).toBe(1);
  await fill(within(again).getByLabelText('Reason (optional)'), 'Broken');
  await pressed(again, 5);
  expect(keys.at(-1)).not.toBe(keys[0]);
});

test('a refund repeated after a refusal is a new one', async () => {
  const keys: string[] = [];
  const { refund } = await openRefund([PAID], {
    calls: {
      refundOrder: async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return refusal('refund_failed', 'The refund failed.', { status: 502 });
      },
    },
  });
  for (const presses of [1, 2]) {
    await press(refund);
    await waitFor(() => expect(keys).toHaveLength(presses));
  }
  expect(new Set(keys).size).toBe(2);
});

test("an open refund isn't shown on another order", async () => {
  const { router } = await openRefund([PAID, OWEN]);
  await act(() => router.navigate(`/admin/orders?order=${OWEN.id}`));
  const other = await screen.findByRole('dialog', { name: OWEN.id });
  expect(screen.queryByRole('dialog', { name: 'Refund' })).not.toBeInTheDocument();
  await waitFor(() => expect(other).toContainElement(document.activeElement as HTMLElement));
  expect(within(other).getByRole('button', { name: 'Refund' })).not.toHaveFocus();
});

/** Types a refund, lets the session end, and signs in again. */
async function interrupted(orders: OrderJson[]) {
  const world = await openRefund(orders);
  await chooseLine(world.refund);
  act(() => world.store.set(adoptSessionAtom, {}));
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  const meet = () => act(async () => world.store.set(adoptSessionAtom, NORA));
  return { ...world, meet };
}

test('A refund typed before the session ended is restored for that order, and is never sent automatically', async () => {
  const { meet, sent, router, store } = await interrupted([PAID, OWEN]);
  await meet();
  const refund = await pressRefund(PAID.id);
  expect(within(refund).getByText(BACK)).toBeInTheDocument();
  expect(within(refund).getByRole('checkbox', { name: 'Refund Gantry IPA' })).toBeChecked();
  expect(within(refund).getByLabelText('Reason (optional)')).toHaveValue('One case broken');
  await act(() => router.navigate(`/admin/orders?order=${OWEN.id}`));
  const other = await pressRefund(OWEN.id);
  expect(within(other).queryByText(BACK)).not.toBeInTheDocument();
  expect(within(other).getByLabelText('Reason (optional)')).toHaveValue('');
  expect(store.get(environmentAtom).localStorage.read('staff-unsaved')).toBeNull();
  expect(sent).toEqual([]);
});

test('A typed refund is dropped if part of the order was refunded since', async () => {
  const { meet, put } = await interrupted([PAID]);
  put(HALF);
  await meet();
  const refund = await pressRefund(PAID.id);
  expect(within(refund).queryByText(BACK)).not.toBeInTheDocument();
  expect(within(refund).getByLabelText('Reason (optional)')).toHaveValue('');
});
