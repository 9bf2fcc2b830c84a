import { company } from '../../foundation/company/index.ts';
import { emptiesText, type Kegs } from '../../goods/kegs/index.ts';
import type { Channel } from '../../goods/products/index.ts';
import { type DeliveryPromise, promiseText } from '../delivery/index.ts';

/** What a document says of an order's customer. */
export interface CustomerOfOrder {
  channel: Channel;
  customerName: string;
  customerEmail: string;
  accountName?: string | undefined;
  licenseNum?: string | undefined;
  address: string;
  shipping?: { serviceName: string } | undefined;
  delivery?: DeliveryPromise | undefined;
  collectEmpties?: Kegs | undefined;
}

/** Customer and delivery, as packing slip and invoice show them on paper and on the page; undefined for what there isn't. */
export const customerFacts = (order: CustomerOfOrder): [label: string, value: string | undefined][] => [
  ['Customer', order.customerName],
  ['Account', order.accountName],
  ['Licence number', order.licenseNum],
  order.channel === 'keg' ? ['Phone', order.address.replace(/^Phone: /, '')] : ['Address', order.address],
  ['Email', order.customerEmail],
  ['Shipping', order.shipping?.serviceName],
  ['Delivery', order.delivery && promiseText(order.delivery)],
  ['Empty kegs to collect', order.collectEmpties && emptiesText(order.collectEmpties)],
];

/** How an invoice is paid. */
export function paymentNote({
  payment,
  channel,
}: {
  payment?: { status: string } | undefined;
  channel: Channel;
}): string {
  if (payment?.status === 'paid') return 'Paid by card.';
  if (payment?.status === 'refunded') return 'Paid by card and refunded.';
  if (payment) return `The payment is ${payment.status}.`;
  return channel === 'licensee' ? `On account with ${company.name}.` : 'To be paid on delivery.';
}
