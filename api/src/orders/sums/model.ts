import { orderStatus } from 'shared-domain/contracts';
import { CHANNELS } from 'shared-domain/products';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';

const cents = z.number();
const channel = z.enum(CHANNELS);

/** Placed orders that agree in channel, status and payment; `payment` is '' without one. */
const ordersSum = z.object({
  channel,
  status: orderStatus,
  payment: z.string(),
  orders: z.number(),
  /** With tax. */
  amount: cents,
  /** Lines before tax, less refunded units. */
  revenue: cents,
});
export type OrdersSum = Stored<typeof ordersSum>;

/** What was sold of a product in a channel, less refunded units. */
const productSum = z.object({
  productId: z.string(),
  name: z.string(),
  channel,
  quantity: z.number(),
  revenue: cents,
});
export type ProductSum = Stored<typeof productSum>;

/** What accounting adds up (`SalesTotals`); charges by their id. */
const sales = z.object({
  orders: z.number(),
  net: cents,
  charges: z.record(z.string(), cents),
  shipping: cents,
  otherRefunds: cents,
  total: cents,
  kegs: z.number(),
});
export type StoredSales = Stored<typeof sales>;

/** The sums of a day's orders ('day 2026-11-20'), or of a month's ('month 2026-11'): days and months of the company. */
const sums = z.object({
  _id: z.string(),
  version: z.number(),
  orders: z.array(ordersSum),
  products: z.array(productSum),
  sales,
});
export type SumsDocument = Stored<typeof sums>;
/** The sums of some orders. */
export type Sums = Omit<SumsDocument, '_id' | 'version'>;

export const sumsModel = modelOf<SumsDocument>(
  'OrderSums',
  schemaOf(sums, { collection: 'order_sums', minimize: false, ...DURABLE }),
);
