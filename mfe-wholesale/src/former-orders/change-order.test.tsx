import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { environmentAtom } from 'shared-domain/state';
import { type Answers, visit } from '../testing/visit.tsx';

const ID = 'CBO-1794600000000';
const PREVIEW = `POST /api/orders/${ID}/edits/preview`;
const SAVE = `POST /api/orders/${ID}/edits`;
const PRICES: Readonly<Record<string, number>> = { 'CTR-101': 61.2, 'CUR-207': 79.2 };
const NAMES: Readonly<Record<string, string>> = {
  'CTR-101': 'Dry Dock Pilsner',
  'CUR-207': 'Moon Moth Hazy IPA',
};

const atOnce = (task: () => void) => {
  task();
  return () => undefined;
};

type Line = { productId: string; quantity: number };
const SIX: Line[] = [{ productId: 'CTR-101', quantity: 6 }];
const order = {
  ...{ id: ID, orderDate: '2026-11-13T20:00:00.000Z', status: 'pending', totalAmount: 367.2 },
  items: [
    {
      productId: 'CTR-101',
      productName: 'Dry Dock Pilsner',
      productPrice: 61.2,
      quantity: 6,
      lineTotal: 367.2,
    },
  ],
};
const zone = { name: 'West Side', minimum: 3 };
const days = [
  { day: '2099-11-27', closes: '2099-11-26T22:00:00.000Z', deadline: 'Order by Thursday 2:00 PM' },
];

const totalOf = (lines: readonly Line[]) =>
  lines.reduce(
    (sum, { productId, quantity }) => sum + quantity * Math.round((PRICES[productId] ?? 0) * 100),
    0,
  ) / 100;
function previewOf(lines: readonly Line[], current: readonly Line[] = SIX) {
  const ids = [...new Set([...current, ...lines].map(({ productId }) => productId))];
  const unitsIn = (all: readonly Line[], id: string) =>
    all.find((line) => line.productId === id)?.quantity ?? 0;
  const [before, after] = [totalOf(current), totalOf(lines)];
  return {
    lines: ids.map((id) => ({
      ...{ productId: id, productName: NAMES[id], before: unitsIn(current, id), after: unitsIn(lines, id) },
      ...{ unitPrice: PRICES[id], difference: 0, isNew: false },
    })),
    ...{ sums: [], total: { before, after, difference: after - before }, unavailable: [] },
    days: { hasZones: true, zone, units: 6, days },
    current: { lines: current, note: '' },
  };
}

/** The dialog of a pending order; `answers` can be replaced while it is open. */
async function change(answers: Answers = {}) {
  const all: Answers = {
    'GET /api/licensee/orders': () => ({ body: { orders: [order], access: 'browser' } }),
    [PREVIEW]: (body) => ({ body: previewOf((body as { lines?: Line[] }).lines ?? SIX) }),
    [SAVE]: () => ({ body: order }),
    ...answers,
  };
  const opened = await visit('/shop/orders', { answers: all });
  const { store } = opened;
  act(() => store.set(environmentAtom, { ...store.get(environmentAtom), schedule: atOnce }));
  await userEvent.click(await screen.findByRole('button', { name: `Change order ${ID}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Change order ${ID}` }));
  await dialog.findByRole('list', { name: 'Lines' });
  return { ...opened, dialog, answers: all };
}
const bodiesOf = (sent: { call: string; body?: unknown }[], name: string) =>
  sent.filter(({ call }) => call === name).map(({ body }) => body);

// EDIT-12
test('A customer changes units, adds a product, chooses another day and sees what it costs before saving', async () => {
  const { dialog, sent } = await change({
    'GET /api/products?channel=licensee&search=moth&limit=5': () => ({
      body: { products: [{ id: 'CUR-207', name: 'Moon Moth Hazy IPA' }] },
    }),
  });
  expect(dialog.getByRole('status')).toHaveTextContent('Total $367.20');
  await userEvent.click(dialog.getByRole('button', { name: 'Increase quantity' }));
  expect(await dialog.findByText('Total $428.40 instead of $367.20 (+$61.20)')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Add a product' }), 'moth');
  await userEvent.click(await dialog.findByRole('button', { name: 'Add Moon Moth Hazy IPA CUR-207' }));
  await userEvent.click(dialog.getByRole('radio', { name: /Friday, November 27/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note for the driver' }), 'Ring twice');
  await dialog.findByText('Total $507.60 instead of $367.20 (+$140.40)');
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodiesOf(sent, SAVE)).toEqual([
    {
      lines: [
        { productId: 'CTR-101', quantity: 7 },
        { productId: 'CUR-207', quantity: 1 },
      ],
      note: 'Ring twice',
      delivery: { kind: 'delivery', day: '2099-11-27' },
      from: { lines: SIX, note: '' },
      expectedTotal: 507.6,
    },
  ]);
});

// EDIT-12
test('Once it is too late the dialog says so, and keeps what was changed', async () => {
  const detail = 'This order could be changed until Wednesday 2:00 PM. Please call us at 604-555-0142.';
  const { dialog } = await change({
    [SAVE]: () => ({ status: 409, body: { code: 'edit_refused', status: 409, detail } }),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Decrease quantity' }));
  await dialog.findByText(/^Total \$306.00/);
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
  expect(dialog.getByRole('button', { name: 'Quantity 5, edit' })).toBeInTheDocument();
});

// EDIT-12
test('An order that was changed in the meantime is saved over what is there now, after a second look', async () => {
  const { dialog, sent, answers } = await change({
    [SAVE]: () => ({ status: 409, body: { code: 'stale', status: 409, detail: 'Changed' } }),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Increase quantity' }));
  await dialog.findByText(/^Total \$428.40/);
  const theirs = [{ productId: 'CTR-101', quantity: 4 }];
  answers[PREVIEW] = (body) => ({ body: previewOf((body as { lines: Line[] }).lines, theirs) });
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This order was changed in the meantime.');
  expect(dialog.getByText('Total $428.40 instead of $244.80 (+$183.60)')).toBeInTheDocument();
  answers[SAVE] = () => ({ body: order });
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodiesOf(sent, SAVE).at(-1)).toMatchObject({ from: { lines: theirs }, expectedTotal: 428.4 });
});

// EDIT-12
test('A line taken out can be put back, and an order keeps at least one', async () => {
  const { dialog } = await change({
    [PREVIEW]: (body) => {
      const { lines = SIX } = body as { lines?: Line[] };
      const detail = 'An order needs at least one line. Cancel the order instead.';
      return lines.length > 0
        ? { body: previewOf(lines) }
        : { status: 422, body: { code: 'validation', status: 422, detail } };
    },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Quantity 6, edit' }));
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Quantity' }));
  await userEvent.keyboard('0{Enter}');
  expect(await dialog.findByText('Taken out')).toBeInTheDocument();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Cancel the order instead');
  expect(dialog.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Put Dry Dock Pilsner back' }));
  await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
});
