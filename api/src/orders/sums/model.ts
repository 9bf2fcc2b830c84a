import { type Connection, type Model, Schema } from 'mongoose';
import type { Cents } from 'shared-domain/money';
import type { OrderStatus } from 'shared-domain/orders';
import type { Channel } from 'shared-domain/products';
import { DURABLE, number, part, STORED, text } from '../../foundation/database/index.ts';

/** Placed orders that agree in channel, status and payment; `payment` is '' without one. Amounts in cents. */
export type OrdersSum = {
  channel: Channel;
  status: OrderStatus;
  payment: string;
  orders: number;
  /** With tax. */
  amount: Cents;
  /** Lines before tax, less refunded units. */
  revenue: Cents;
};

/** What was sold of a product in a channel, less refunded units. Revenue in cents. */
export type ProductSum = {
  productId: string;
  name: string;
  channel: Channel;
  quantity: number;
  revenue: Cents;
};

/** What accounting adds up (`SalesTotals`), in cents; charges by their id. */
export type StoredSales = {
  orders: number;
  net: Cents;
  charges: Record<string, Cents>;
  shipping: Cents;
  otherRefunds: Cents;
  total: Cents;
  kegs: number;
};

/** The sums of some orders. */
export type Sums = { orders: OrdersSum[]; products: ProductSum[]; sales: StoredSales };

/** The sums of a day's orders ('day 2026-11-20'), or of a month's ('month 2026-11'): days and months of the company. */
export type SumsDocument = Sums & { _id: string; version: number };

const ordersSchema = new Schema<OrdersSum>(
  { channel: text, status: text, payment: String, orders: number, amount: number, revenue: number },
  part,
);
const productSchema = new Schema<ProductSum>(
  { productId: text, name: text, channel: text, quantity: number, revenue: number },
  part,
);

const sumsSchema = new Schema<SumsDocument>(
  {
    _id: text,
    version: number,
    orders: { type: [ordersSchema], required: true },
    products: { type: [productSchema], required: true },
    sales: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'order_sums', ...STORED, minimize: false, ...DURABLE },
);

export function sumsModel(connection: Connection): Model<SumsDocument> {
  return connection.models.OrderSums ?? connection.model<SumsDocument>('OrderSums', sumsSchema);
}
