import { company, DEMO_NUMBERS, type SellerNumbers } from '../../foundation/company/index.ts';
import { addDays, type Day, dayOf, lazyDateFormat, longDate } from '../../foundation/dates/index.ts';
import { emptiesText, type Kegs } from '../../goods/kegs/index.ts';
import type { Channel } from '../../goods/products/index.ts';
import { type DeliveryPromise, promiseText } from '../delivery/index.ts';
import { type PaymentTerms, termDaysOf, termsText } from '../orders/index.ts';

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

/** The fields of an order that decide when it is due. */
export type DueOrder = {
  orderDate: Date | string;
  delivery?: DeliveryPromise | undefined;
  /** Absent if it is paid on delivery. */
  terms?: PaymentTerms | undefined;
  /** When it was delivered or picked up; absent before that. */
  deliveredOn?: Day | undefined;
};

/**
 * When an order is due (ORDER-27, RECEIVABLE-8): on the day of its delivery, or else when it was placed; under terms, the
 * terms' number of days after the actual or promised delivery.
 */
export function dueDayOf({ orderDate, delivery, terms, deliveredOn }: DueOrder): Day {
  const expected = delivery?.kind === 'delivery' ? delivery.day : dayOf(new Date(orderDate));
  return terms === undefined ? expected : addDays(deliveredOn ?? expected, termDaysOf(terms));
}

/** The day on which an order was delivered or picked up; undefined unless it is. */
export function deliveredOn({
  status,
  timeline = [],
}: {
  status: string;
  timeline?: readonly { at: Date | string; to?: string | undefined }[] | undefined;
}): Day | undefined {
  const entry = timeline.findLast(({ to }) => to === 'delivered');
  return entry && status === 'delivered' ? dayOf(new Date(entry.at)) : undefined;
}

/** When and how an invoice is to be paid (PAPER-4). */
export const termsOf = ({
  channel,
  terms,
}: {
  channel: Channel;
  terms?: PaymentTerms | undefined;
}): string => (channel === 'dtc' ? 'Paid when ordered' : termsText(terms ?? 'on-delivery'));

/** A number of the seller as papers show it: a demo number says so (PAPER-3). */
export const sellerNumber = (kind: keyof SellerNumbers, numbers: SellerNumbers): string =>
  numbers[kind] === DEMO_NUMBERS[kind] ? `${numbers[kind]} (not a real number)` : numbers[kind];

type Charged = { charges: readonly { id: string }[] };

/** The seller's numbers on invoices and credit notes; PST's only if it was charged (PAPER-3). */
export const sellerFacts = (
  { charges }: Charged,
  numbers: SellerNumbers,
): [label: string, value: string | undefined][] => [
  ["Seller's licence", sellerNumber('licence', numbers)],
  ['GST number', sellerNumber('gst', numbers)],
  ['PST number', charges.some(({ id }) => id === 'pst') ? sellerNumber('pst', numbers) : undefined],
];

/** What an invoice says besides: terms, when it is due, and the seller's numbers (PAPER-3, PAPER-4). */
export const invoiceFacts = (
  order: DueOrder & Parameters<typeof deliveredOn>[0] & Charged & { channel: Channel },
  numbers: SellerNumbers,
): [label: string, value: string | undefined][] => [
  ['Terms', termsOf(order)],
  ['Due', longDate(dueDayOf({ deliveredOn: deliveredOn(order), ...order }))],
  ...sellerFacts(order, numbers),
];

const receiptForm = lazyDateFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

/** Who received a delivered order, and when, as documents say it: 'Tess Moreau, Nov 24, 2026, 9:40 a.m.' (DRIVER-20). */
export const receiptText = ({
  status,
  proof,
}: {
  status: string;
  proof?: { at: string; receivedBy?: string | undefined } | undefined;
}): string | undefined =>
  proof && status === 'delivered'
    ? [proof.receivedBy, receiptForm(new Date(proof.at))].filter(Boolean).join(', ')
    : undefined;

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
