import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderEditJson, OrderJson, orderEditRequest } from 'shared-domain/contracts';
import { ok, testOrder } from './open-staff.tsx';
import { openDetail } from './orders.tsx';
import { testStaffProduct } from './products.ts';
import type { StaffAnswers } from './staff-client.ts';

const [line] = testOrder().items;
if (!line) throw new Error('the test order has a line');
export const GANTRY = line;
export const STOUT_LINE = {
  ...GANTRY,
  ...{ productId: 'FRC-401', productName: 'Tidal Stout', productPrice: 50, quantity: 4, lineTotal: 200 },
  ordinaryPrice: undefined,
};
export const PORTER = { productId: 'CZB-309', productName: 'Porter', quantity: 1 };
export const ORDER = testOrder({ items: [GANTRY, STOUT_LINE], totalAmount: 332 });
export const PAID = { ...ORDER, payment: { status: 'paid' as const } };
const products = [
  testStaffProduct('CTR-112', 'Gantry IPA', { price: 70 }),
  testStaffProduct('FRC-401', 'Tidal Stout', { price: 55 }),
  testStaffProduct('CZB-301', 'Světlý Ležák', { price: 60 }),
];

export type OrderEditRequest = (typeof orderEditRequest)['_input'];
type Lines = OrderEditRequest['lines'];
const PRICES: Readonly<Record<string, number>> = { 'CTR-112': 66, 'FRC-401': 50, 'CZB-301': 60 };
const totalOf = (lines: Lines) =>
  lines.reduce((sum, { productId, quantity }) => sum + quantity * (PRICES[productId] ?? 0), 0);

/** The API's preview of `lines`, without charges. */
export function previewOf({ items, payment }: OrderJson, lines: Lines): OrderEditJson {
  const [before, after] = [totalOf(items), totalOf(lines)];
  const total = { before, after, difference: after - before };
  const isDearer = payment !== undefined && after > before;
  return {
    lines: lines.map(({ productId, quantity }) => {
      const had = items.find((item) => item.productId === productId);
      const unitPrice = PRICES[productId] ?? 0;
      return {
        ...{ productId, productName: had?.productName ?? productId, unitPrice, isNew: !had },
        ...{ before: had?.quantity ?? 0, after: quantity },
        difference: (quantity - (had?.quantity ?? 0)) * unitPrice,
      };
    }),
    sums: [{ label: 'Subtotal', ...total }],
    total,
    stock: [],
    unavailable: [],
    refund: payment ? Math.max(0, before - after) : 0,
    ...(isDearer ? { refusal: 'This order is paid. Place a second order for the difference.' } : {}),
    mail: {
      to: 'ines@tremblay.example',
      heading: 'Your order has changed',
      lines: [`${lines.length} lines`],
    },
  };
}

/** The dialog of an order in edit mode; `sent` are the requests to save. */
export async function edit(order: OrderJson = ORDER, more: StaffAnswers = {}) {
  const sent: OrderEditRequest[] = [];
  const opened = await openDetail(
    {
      adminProducts: async () => ok({ products, revision: 1 } as never),
      previewOrderEdit: async ({ body }) => ok(previewOf(order, body.lines)),
      editOrder: async ({ body }) => {
        sent.push(body);
        const items = body.lines.map((line) => ({ ...GANTRY, ...line, productName: line.productId }));
        return ok({ ...order, items, totalAmount: totalOf(body.lines) } as OrderJson);
      },
      ...more,
    },
    order,
  );
  await userEvent.keyboard('e');
  await screen.findByText('Editing');
  return { ...opened, sent };
}

export const row = (name: RegExp) => screen.getByRole('row', { name });
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const setQuantity = async (name: string, quantity: string) => {
  const field = screen.getByRole('textbox', { name: `Quantity of ${name}` });
  await userEvent.clear(field);
  await userEvent.paste(quantity);
};
