import { lazyDateFormat } from 'shared-domain/dates';
import { promiseText } from 'shared-domain/delivery';
import { emptiesText } from 'shared-domain/kegs';
import { formatCents, formatDollars, sumOf } from 'shared-domain/money';
import { ownChangeProblemOf } from 'shared-domain/order-edits';
import {
  CREDIT_LABELS,
  chargeAndShippingRows,
  reviewEnd,
  reviewText,
  trackingText,
} from 'shared-domain/orders';
import type { Channel } from 'shared-domain/products';
import { HELD_TEXT } from 'shared-domain/receivables';
import { backOrderText } from 'shared-domain/stock';
import type { AmountRow, MailContent, Picture } from '../../foundation/mailer/index.ts';
import { creditNoteOf } from '../../orders/credits/index.ts';
import {
  isHeld,
  type OrderDocument,
  presentTracking,
  toPricedOrder,
  waitsUntil,
} from '../../orders/order/index.ts';
import { plainLine, plainName } from './plain-name.ts';
import { type Sender, senderLine } from './sender.ts';

/** The two mails of a new order. */
export type OrderMail = 'business' | 'customer';

/** The content of the mail about an edit, as of when it was saved. */
export type EditedMail = { subject?: string; heading: string; lines: string[] };

const CHANNEL_NAMES: Record<Channel, string> = { licensee: 'wholesale', dtc: 'retail', keg: 'keg' };

/** Pictures of an order's lines, by product. */
type Pictures = ReadonlyMap<string, Picture>;

/** The content of an order's mail. Its amounts are the order's own. */
export function orderContent(
  kind: OrderMail,
  order: OrderDocument,
  sender: Sender,
  pictures: Pictures = new Map(),
): MailContent {
  const amounts = { lines: linesOf(order, pictures), totals: totalsOf(order) };
  return kind === 'business'
    ? { ...businessContent(order, sender), ...amounts }
    : { ...customerContent(order, sender), ...amounts };
}

function businessContent(order: OrderDocument, sender: Sender): MailContent {
  const channel = CHANNEL_NAMES[order.channel];
  return {
    subject: `New ${channel} order ${order._id}`,
    preview: `${plainName(order.customerName)}, ${formatDollars(order.totalAmount)}`,
    heading: `New ${channel} order ${order._id}`,
    paragraphs: [
      ...waiting(order, CONFIRM),
      ...(isHeld(order) ? [`${order.held?.why}. It can't go on a run until staff release it.`] : []),
    ],
    facts: [
      ['Customer', order.customerName],
      ['Email', order.customerEmail],
      ...factsOf(order),
      ['Ordered', momentOf(order.orderDate)],
    ],
    action: {
      label: 'Open in the admin',
      href: `${sender.site}/admin/orders?order=${encodeURIComponent(order._id)}`,
    },
    footer: [`Sent by ${sender.site} for ${sender.name}. Reply to this email to reach the customer.`],
    replyTo: order.customerEmail,
  };
}

/** The content of the mail that says what an edit changed, followed by the order as it is now (EDIT-7). */
export function editedContent(
  { subject, heading, lines }: EditedMail,
  order: OrderDocument,
  sender: Sender,
  pictures: Pictures = new Map(),
): MailContent {
  return {
    ...customerContent(order, sender),
    subject: subject ?? `Your order ${order._id} has changed`,
    preview: lines.join('. '),
    heading,
    paragraphs: [`Hello ${plainName(order.customerName)},`, ...lines],
    lines: linesOf(order, pictures),
    totals: totalsOf(order),
  };
}

/** The content of the mail about a shipped order, with its tracking link (SHIPPING-10). */
export function shippedContent(
  order: OrderDocument,
  sender: Sender,
  pictures: Pictures = new Map(),
): MailContent {
  const { tracking } = presentTracking(order);
  const on = tracking ? `${tracking.carrierName} has it. The number is ${tracking.number}.` : '';
  return {
    ...customerContent(order, sender),
    subject: `Your order ${order._id} is on its way`,
    preview: on,
    heading: 'Your order is on its way',
    paragraphs: [`Hello ${plainName(order.customerName)},`, `Your order has left our warehouse. ${on}`],
    lines: linesOf(order, pictures),
  };
}

/** The content of the mail about a refund, in dollars (REFUND-9). */
export function refundedContent(amount: number, order: OrderDocument, sender: Sender): MailContent {
  const text = `We have refunded ${formatDollars(amount)} to your card. It can take your bank some days to show it.`;
  return {
    ...customerContent(order, sender),
    subject: `Your refund for order ${order._id}`,
    preview: text,
    heading: 'Your refund',
    paragraphs: [
      `Hello ${plainName(order.customerName)},`,
      text,
      ...(order.status === 'cancelled' ? ['Your order is cancelled, and nothing more will be sent.'] : []),
    ],
  };
}

/** The content of the mail about a credit note, or about one that reverses it (CREDIT-3). */
export function creditedContent(
  id: string,
  order: OrderDocument,
  sender: Sender,
  pictures: Pictures = new Map(),
): MailContent {
  const { credit, number, note } = creditNoteOf(order, id) ?? {};
  if (!credit || !note || number === undefined) throw new Error(`credit ${id} of ${order._id} has no number`);
  const amount = formatCents(note.total);
  const text =
    credit.reverses === undefined
      ? `We have credited ${amount} for order ${order._id}.`
      : `An earlier credit for order ${order._id} was a mistake, so ${amount} is charged again.`;
  const tax = sumOf(note.lines.map((line) => line.tax));
  return {
    ...customerContent(order, sender),
    subject: `Credit note ${number} for order ${order._id}`,
    preview: text,
    heading: `Credit note ${number}`,
    paragraphs: [`Hello ${plainName(order.customerName)},`, text],
    facts: [
      ['Credit note', number],
      ['Order', order._id],
      ['Reason', CREDIT_LABELS[credit.reason]],
    ],
    lines: note.lines.map((line) => ({
      label: line.part === 'goods' ? `${line.quantity} × ${line.description}` : line.description,
      detail: '',
      amount: formatCents(line.amount),
      picture: pictures.get(line.item),
    })),
    totals: [
      ...(tax === 0 ? [] : [{ label: 'Taxes', amount: formatCents(tax) }]),
      { label: 'Total', amount, strong: true },
    ],
  };
}

/** The content of the mail about a payment that arrived for a cancelled order (PAYMENT-17). */
export function paidLateContent(order: OrderDocument, sender: Sender): MailContent {
  const paid = formatDollars(order.payment?.paidAmount ?? order.totalAmount);
  const text = `Your order was cancelled before your payment of ${paid} arrived. Nothing will be sent.`;
  return {
    ...customerContent(order, sender),
    subject: `Your order ${order._id} was cancelled`,
    preview: text,
    heading: 'Your order was cancelled',
    paragraphs: [
      `Hello ${plainName(order.customerName)},`,
      text,
      'We refund your payment to your card within a day. If you would still like your order, please reply to this email.',
    ],
  };
}

const THANKS: Record<Channel, string> = {
  licensee:
    'Thank you for your order. We will contact you to arrange delivery. It will be charged to your account.',
  dtc: 'Thank you for your order. We have received your payment and are getting your order ready.',
  keg: 'Your keg order has been received and is being processed.',
};

/** What staff do about an order that waits for them (ORDER-30). */
const CONFIRM = (until: Date) =>
  `It is large, and no contact of the account has signed in: set it to Processed to confirm it, or it is cancelled on ${reviewEnd(until)}.`;

function waiting(order: OrderDocument, text: (until: Date) => string): string[] {
  const until = waitsUntil(order);
  return until ? [text(until)] : [];
}

/** For orders with a delivery day, which leave nothing to arrange. */
const THANKS_FOR_A_DAY = 'Thank you for your order. We are getting it ready.';

function customerContent(order: OrderDocument, sender: Sender): MailContent {
  const { tracking } = presentTracking(order);
  return {
    subject: `Your order ${order._id} with ${sender.name}`,
    preview: `We have your order of ${formatDollars(order.totalAmount)}.`,
    heading: 'Thank you for your order!',
    paragraphs: [
      `Hello ${plainName(order.customerName)},`,
      order.delivery ? THANKS_FOR_A_DAY : THANKS[order.channel],
      ...waiting(order, reviewText),
      ...(isHeld(order) ? [HELD_TEXT] : []),
    ],
    facts: [
      ['Order', order._id],
      ['Ordered', momentOf(order.orderDate)],
      ...factsOf(asQuoted(order)),
      ...(mayChange(order) ? changeLimit(order) : []),
    ],
    ...(tracking
      ? { action: { label: `Follow it at ${tracking.carrierName}`, href: tracking.url } }
      : mayChange(order)
        ? { action: { label: 'Change or cancel it', href: changePage(order, sender) } }
        : {}),
    footer: [
      senderLine(sender),
      'You are receiving this email because an order was placed with this address. You have not been added to a mailing list.',
    ],
    replyTo: sender.ordersEmail,
  };
}

/** Whether the customer could still change the order when the mail was made (EDIT-12). */
const mayChange = (order: OrderDocument): boolean =>
  order.channel !== 'dtc' && !ownChangeProblemOf(order, order.updatedAt, 'changed');

/** Licensees find all of their orders on one page; a keg order has a page of its own (EDIT-14). */
const changePage = ({ _id, channel }: OrderDocument, { site, orderLink }: Sender): string =>
  channel === 'keg' ? orderLink(_id) : `${site}/shop/orders`;

const changeLimit = ({ delivery }: OrderDocument): [string, string][] =>
  delivery?.kind === 'delivery' ? [['Change it until', momentOf(new Date(delivery.closes))]] : [];

/** The order as its customer's mail shows it: what was typed can't lead anywhere, whoever typed the address (MAIL-8). */
function asQuoted(order: OrderDocument): OrderDocument {
  const { accountName, licenseNum, address, deliveryDetails, notes } = order;
  return {
    ...order,
    address: plainLine(address),
    ...(accountName ? { accountName: plainLine(accountName) } : {}),
    ...(licenseNum ? { licenseNum: plainLine(licenseNum) } : {}),
    ...(deliveryDetails ? { deliveryDetails: `“${plainLine(deliveryDetails)}”` } : {}),
    ...(notes ? { notes: `“${plainLine(notes)}”` } : {}),
  };
}

function factsOf(order: OrderDocument): [string, string][] {
  const facts: [string, string | undefined][] = [
    ['Account name', order.accountName],
    ['Licence number', order.licenseNum],
    order.channel === 'keg' ? ['Phone', order.address.replace(/^Phone: /, '')] : ['Address', order.address],
    ['Delivery', order.delivery && promiseText(order.delivery)],
    ['Tracking', presentTracking(order).tracking && order.tracking && trackingText(order.tracking)],
    ['Empty kegs to collect', order.collectEmpties && emptiesText(order.collectEmpties)],
    ['Delivery details', order.deliveryDetails],
    ['Notes', order.notes],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}

function linesOf(order: OrderDocument, pictures: Pictures): AmountRow[] {
  return order.items.map((item) => ({
    label: `${item.quantity} × ${item.productName}`,
    detail: [
      `${formatDollars(item.productPrice)} each`,
      ...(item.backOrdered ? [backOrderText(item.backOrdered)] : []),
    ].join(', '),
    amount: formatDollars(item.lineTotal),
    picture: pictures.get(item.productId),
  }));
}

function totalsOf(order: OrderDocument): AmountRow[] {
  return [
    { label: 'Subtotal', amount: formatDollars(order.taxDetails.subtotal) },
    ...chargeAndShippingRows(toPricedOrder(order)).map(({ label, amount }) => ({
      label,
      amount: formatCents(amount),
    })),
    { label: 'Total', amount: formatDollars(order.totalAmount), strong: true },
  ];
}

const momentOf = lazyDateFormat('en-CA', { dateStyle: 'long', timeStyle: 'short' });
