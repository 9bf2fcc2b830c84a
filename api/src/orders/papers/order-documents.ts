import type { SellerNumbers } from 'shared-domain/company';
import type { ProofJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { formatDollars } from 'shared-domain/money';
import { customerFacts, invoiceFacts, paymentNote, receiptText } from 'shared-domain/papers';
import { chargesOf, type OrderDocument } from '../order/index.ts';
import { type Column, DocumentPage } from './page.ts';
import { totalsOf } from './totals.ts';

const ITEM: Column = { heading: 'Item', width: 300 };

/** The invoice: what was ordered, what it cost, the taxes included, and who received it. Amounts are the order's own. */
export function invoice(order: OrderDocument, seller: SellerNumbers, proof?: ProofJson): Promise<Buffer> {
  const columns: Column[] = [
    { heading: 'Item', width: 264 },
    { heading: 'Quantity', width: 70, align: 'right' },
    { heading: 'Price', width: 80, align: 'right' },
    { heading: 'Amount', width: 90, align: 'right' },
  ];
  const rows = order.items.map((item) => [
    `${item.productName} (${item.productId})`,
    String(item.quantity),
    formatDollars(item.productPrice),
    formatDollars(item.lineTotal),
  ]);
  return new DocumentPage(`Invoice ${order._id}`, order.orderDate)
    .facts([
      ...factsOf(order),
      ...invoiceFacts({ ...order, charges: chargesOf(order) }, seller),
      ['Received', receiptText({ ...order, proof })],
    ])
    .table(columns, rows)
    .amounts(totalsOf(order))
    .note(paymentNote(order))
    .finish();
}

/** The packing slip: items, quantities and back orders, without amounts. */
export function packingSlip(order: OrderDocument): Promise<Buffer> {
  const columns: Column[] = [
    ITEM,
    { heading: 'Ordered', width: 68, align: 'right' },
    { heading: 'Enclosed', width: 68, align: 'right' },
    { heading: 'To follow', width: 68, align: 'right' },
  ];
  const rows = order.items.flatMap((item) => {
    const ordered = item.quantity - (item.refunded ?? 0);
    const later = Math.min(ordered, item.backOrdered ?? 0);
    if (ordered === 0) return [];
    return [
      [`${item.productName} (${item.productId})`, String(ordered), String(ordered - later), String(later)],
    ];
  });
  return new DocumentPage(`Packing slip ${order._id}`, order.orderDate)
    .facts([...customerFacts(order), ['Delivery details', order.deliveryDetails], ['Notes', order.notes]])
    .table(columns, rows)
    .finish();
}

const factsOf = (order: OrderDocument): [string, string | undefined][] => [
  ['Order', order._id],
  ['Date', longDate(dayOf(order.orderDate))],
  ...customerFacts(order),
];
