import type { SoldOrder } from 'shared-domain/accounting';
import { creditNumber } from 'shared-domain/orders';
import { deliveredOn } from 'shared-domain/papers';
import { chargesOf } from './charges.ts';
import type { OrderDocument } from './document.ts';
import { isEditRefund } from './edit-refunds.ts';

/** A stored order as accounting sees it. */
export function soldOrder(order: OrderDocument): SoldOrder {
  const { _id, channel, customerName, accountName, licenseNum, orderDate, status, items, pricing, payment } =
    order;
  const delivered = deliveredOn(order);
  // The refund of an edit needs no credit note: the order's lines already exclude it.
  const refunds = (payment?.refunds ?? [])
    .map((refund, place) => ({ ...refund, number: `${_id}-CN${place + 1}` }))
    .filter((refund) => refund.state === 'done' && !isEditRefund(order, refund));
  return {
    id: _id,
    channel,
    customerName,
    ...(accountName === undefined ? {} : { accountName }),
    ...(licenseNum === undefined ? {} : { licenseNum }),
    orderDate: orderDate.toISOString(),
    status,
    items,
    charges: chargesOf(order),
    ...(order.shipping ? { shipping: order.shipping } : {}),
    ...(order.delivery ? { delivery: order.delivery } : {}),
    ...(order.terms ? { terms: order.terms } : {}),
    ...(delivered ? { deliveredOn: delivered } : {}),
    province: pricing.province,
    refunds: [
      ...refunds.map(({ id, number, at, amount, lines }) => ({
        ...{ id, number, amount, lines },
        at: at.toISOString(),
      })),
      ...(order.credits ?? []).map(({ id, number, at, amount, lines, reverses }) => ({
        ...{ id, amount, lines, isCredit: true },
        // Without one for the moment between the credit and its number.
        number: number === undefined ? '' : creditNumber(number),
        at: at.toISOString(),
        ...(reverses === undefined ? {} : { reverses }),
      })),
    ],
  };
}
