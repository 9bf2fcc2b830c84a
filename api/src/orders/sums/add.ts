import { addSale, addTotals, NO_SALES, type SalesTotals, saleOf } from 'shared-domain/accounting';
import { centsOf, sumOf } from 'shared-domain/money';
import { isBooked, isSold, type OrderDocument, type StoredItem, soldOrder } from '../order/index.ts';
import type { OrdersSum, ProductSum, StoredSales, Sums } from './model.ts';

const unitsOf = ({ quantity, refunded = 0 }: StoredItem): number => quantity - refunded;
const revenueOf = (item: StoredItem) => unitsOf(item) * centsOf(item.productPrice);

/** The sums of placed orders (ACCOUNTING-1, STAFF-12). */
export function sumsOf(orders: readonly OrderDocument[]): Sums {
  const booked = orders.filter(isBooked).map((order) => saleOf(soldOrder(order)));
  return {
    orders: mergedOrders(orders.map(ordersSumOf)),
    products: mergedProducts(orders.filter(isSold).flatMap(productSumsOf)),
    sales: storedSales(booked.reduce(addSale, NO_SALES)),
  };
}

/** Several sums as one. */
export const addSums = (all: readonly Sums[]): Sums => ({
  orders: mergedOrders(all.flatMap(({ orders }) => orders)),
  products: mergedProducts(all.flatMap(({ products }) => products)),
  sales: storedSales(addSales(all)),
});

/** What accounting adds up of several sums, in cents. */
export const addSales = (all: readonly Pick<Sums, 'sales'>[]): SalesTotals =>
  all.reduce(
    (totals, { sales }) => addTotals(totals, { ...sales, charges: new Map(Object.entries(sales.charges)) }),
    NO_SALES,
  );

const storedSales = ({ charges, ...sales }: SalesTotals): StoredSales => ({
  ...sales,
  charges: Object.fromEntries(charges),
});

function ordersSumOf({ channel, status, payment, totalAmount, items }: OrderDocument): OrdersSum {
  return {
    ...{ channel, status, payment: payment?.status ?? '', orders: 1 },
    ...{ amount: centsOf(totalAmount), revenue: sumOf(items.map(revenueOf)) },
  };
}

const productSumsOf = ({ channel, items }: OrderDocument): ProductSum[] =>
  items.map((item) => ({
    ...{ productId: item.productId, name: item.productName, channel },
    ...{ quantity: unitsOf(item), revenue: revenueOf(item) },
  }));

/** Orders by channel, status and payment. */
export const mergedOrders = (rows: readonly OrdersSum[]): OrdersSum[] =>
  merged(
    rows,
    ({ channel, status, payment }) => `${channel} ${status} ${payment}`,
    (one, other) => ({
      ...one,
      orders: one.orders + other.orders,
      amount: one.amount + other.amount,
      revenue: one.revenue + other.revenue,
    }),
  );

/** Products by channel, a renamed one under one of its names. */
export const mergedProducts = (rows: readonly ProductSum[]): ProductSum[] =>
  merged(
    rows,
    ({ channel, productId }) => `${channel} ${productId}`,
    (one, other) => ({
      ...other,
      quantity: one.quantity + other.quantity,
      revenue: one.revenue + other.revenue,
    }),
  );

function merged<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  add: (one: Row, other: Row) => Row,
): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const before = byKey.get(keyOf(row));
    byKey.set(keyOf(row), before ? add(before, row) : row);
  }
  return [...byKey.values()];
}
