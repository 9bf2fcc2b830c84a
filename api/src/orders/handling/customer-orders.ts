import type { OrderDetailJson } from 'shared-domain/contracts';
import { type Cents, dollarsOf } from 'shared-domain/money';
import { centsIn } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument } from '../order/index.ts';
import { orderModel, SOLD } from '../order/index.ts';

type Sum = { orders: number; before: number; isOne: number; paid: Cents; refunded: Cents };

const NONE: Sum = { orders: 0, before: 0, isOne: 0, paid: 0, refunded: 0 };

const countIf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });

/**
 * What an order's customer has bought so far. Businesses are identified by licence, everyone else by email address.
 */
export async function customerOrders(
  { connection }: Deps,
  order: OrderDocument,
): Promise<OrderDetailJson['customerOrders']> {
  const { customer, hint } = sameCustomer(order);
  const [sum = NONE] = await orderModel(connection)
    .aggregate<Sum>([
      { $match: { ...SOLD, ...customer } },
      {
        $group: {
          _id: null,
          orders: { $sum: 1 },
          before: countIf({ $lte: ['$orderDate', order.orderDate] }),
          isOne: countIf({ $eq: ['$_id', order._id] }),
          // An edited order's total is lower than what was paid for it by what the edit refunded.
          paid: { $sum: centsIn({ $ifNull: ['$payment.paidAmount', '$payment.amount', '$totalAmount'] }) },
          refunded: { $sum: centsIn({ $ifNull: ['$payment.refundedAmount', { $sum: '$credits.amount' }] }) },
        },
      },
    ])
    .option({ hint });
  const { orders, before, isOne, paid, refunded } = sum;
  return { orders, total: dollarsOf(paid - refunded), ...(isOne > 0 ? { place: before } : {}) };
}

/**
 * Only wholesale licence numbers are verified; in the retail checkout anyone can type one. The hint is needed: with many orders the
 * planner would rather read all that were ever paid by card.
 */
const sameCustomer = ({ channel, licenseNum, customerEmail }: OrderDocument) =>
  channel === 'licensee' && licenseNum
    ? { customer: { channel, licenseNum }, hint: 'licenseNum_1_orderDate_-1' }
    : { customer: { customerEmail }, hint: 'customerEmail_1_orderDate_-1' };
