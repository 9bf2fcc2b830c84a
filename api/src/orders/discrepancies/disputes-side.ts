import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel } from '../order/index.ts';
import { disputeText, isOpen } from '../payments/index.ts';
import type { Finding } from './model.ts';

/** Payments that a bank disputes and that aren't decided (PAYMENT-18). */
export async function findingsOfDisputes({ connection }: Deps): Promise<Finding[]> {
  const orders = await orderModel(connection)
    .find({ 'payment.disputes.id': { $exists: true } })
    .maxTimeMS(10_000)
    .lean();
  return orders.flatMap(({ _id, totalAmount, payment }) =>
    (payment?.disputes ?? [])
      .filter(isOpen)
      .map((dispute) => ({
        _id: `disputed:${dispute.id}`,
        kind: 'stuck' as const,
        isDisputed: true,
        orderId: _id,
        orderAmount: totalAmount,
        ...(payment?.paidAmount === undefined ? {} : { paidAmount: payment.paidAmount }),
        detail: disputeText(dispute),
      })),
  );
}
