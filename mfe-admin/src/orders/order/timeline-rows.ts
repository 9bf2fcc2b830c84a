import { isStaffAddress } from 'shared-domain/company';
import type {
  OrderDetailJson,
  OrderJson,
  OrderMail,
  OrderMailKind,
  TimelineEntry,
} from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { clockTime } from '../../kit/moments/index.ts';
import { staffName } from '../../kit/product/index.ts';
import { cardLabel, unitsOf } from '../facts/index.ts';

export interface TimelineRow {
  key: string;
  at: string;
  text: string;
  detail: string;
  /** Whether a person did it; its time is then shown without seconds. */
  isByHand: boolean;
  /** The status that the order has had since. */
  status?: OrderStatus | undefined;
  isFailed?: boolean;
  /** The mail that can be resent from this row, the latest of its kind. */
  resend?: OrderMailKind | undefined;
}

/** The API's event names as text for staff. */
const EVENTS: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  expired: 'Payment expired',
  mail: 'Resend requested',
  returned: 'Returned at the door',
};

const entryText = ({ event, from, to }: TimelineEntry, { payment }: OrderJson): string => {
  if (event === 'status' && from && to) return `${STATUS_LABELS[from]} → ${STATUS_LABELS[to]}`;
  if (event === 'paid' && payment?.amount !== undefined) return `Paid ${formatDollars(payment.amount)}`;
  return EVENTS[event] ?? event.charAt(0).toUpperCase() + event.slice(1).replaceAll('-', ' ');
};

/** '24 units taken from stock, 4 back-ordered'. */
function stockText(order: OrderJson): string {
  const back = order.items.reduce((units, { backOrdered = 0 }) => units + backOrdered, 0);
  const taken = unitsOf(order) - back;
  const parts = [
    taken > 0 ? `${taken === 1 ? '1 unit' : `${taken} units`} taken from stock` : '',
    back > 0 ? `${back} back-ordered` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

function detailOf(entry: TimelineEntry, order: OrderJson, detail: OrderDetailJson | undefined): string {
  const { event, who, detail: note } = entry;
  if (event === 'placed') return stockText(order) || who;
  const person = isStaffAddress(who) ? staffName(who) : undefined;
  const card = event === 'paid' ? [detail?.card && cardLabel(detail.card), 'confirmed by Stripe'] : [];
  return [note, ...card, person].filter(Boolean).join(', ') || who;
}

const entryRow = (
  entry: TimelineEntry,
  order: OrderJson,
  detail: OrderDetailJson | undefined,
): TimelineRow => ({
  key: `${entry.at} ${entry.event} ${entry.detail ?? ''} ${entry.to ?? ''}`,
  at: entry.at,
  text: entryText(entry, order),
  detail: detailOf(entry, order, detail),
  isByHand: isStaffAddress(entry.who),
  status: entry.to,
});

const MAILS = {
  customer: 'Confirmation',
  business: 'Business notification',
  changed: 'Email about the change',
  shipped: 'Email about the parcel',
  refunded: 'Email about the refund',
  credited: 'Email with the credit note',
  'paid-late': 'Email about the late payment',
} as const;
const MAIL_STATES = { sent: 'sent', failed: 'not delivered', queued: 'on its way' } as const;

const resent = (kind: OrderMail['kind']): OrderMailKind | undefined =>
  kind === 'customer' || kind === 'business' ? kind : undefined;

function mailRow(mail: OrderMail, place: number, log: readonly OrderMail[]): TimelineRow {
  const { kind, about, to, state, at, reason } = mail;
  const isLatest = !log.slice(place + 1).some((other) => other.kind === kind);
  return {
    key: `${kind} mail ${place}`,
    at,
    text: `${MAILS[about ?? kind]} ${MAIL_STATES[state]}`,
    detail: reason ? `${to}: ${reason}` : to,
    isByHand: false,
    isFailed: state === 'failed',
    resend: isLatest && state !== 'queued' ? resent(kind) : undefined,
  };
}

function sessionRow({ payment }: OrderJson): TimelineRow[] {
  if (!payment?.startedAt) return [];
  const ends = payment.expiresAt ? `, expires ${clockTime(payment.expiresAt)}` : '';
  const row = { text: 'Payment session started', detail: `Stripe${ends}` };
  return [{ key: 'session', at: payment.startedAt, isByHand: false, ...row }];
}

/** An order's events, payment page and mails, oldest first. */
export function timelineRows(order: OrderJson, detail: OrderDetailJson | undefined): TimelineRow[] {
  const log = detail?.mailLog ?? [];
  const rows = [
    ...(order.timeline ?? []).map((entry) => entryRow(entry, order, detail)),
    ...sessionRow(order),
    ...log.map(mailRow),
  ];
  // Events of the same millisecond keep this order: placed, payment page, mails.
  return rows.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
