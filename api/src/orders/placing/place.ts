import { setTimeout as pause } from 'node:timers/promises';
import { formatDollars } from 'shared-domain/money';
import { priceCart } from '../../catalogue/quotes/index.ts';
import { holdStock, type Reservation } from '../../catalogue/stock/index.ts';
import { promiseFor } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type AuditDocument, entryOf } from '../../requests/audit/index.ts';
import { claimed, type FollowUp, followUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { OrderDocument, Payment } from '../order/index.ts';
import { orderMails, orderModel } from '../order/index.ts';
import { draftOf, itemsAsTaken, stockLinesOf } from './draft.ts';
import { hasRoomForMails } from './first-mails.ts';
import { claimOrderId, orderIdOf, releaseKey } from './idempotency.ts';
import type { Intent } from './intent.ts';
import { outOfStock, refuseUnlessCurrent } from './refusals.ts';
import {
  abandonReservation,
  afterCommit,
  beginReservation,
  commitReservation,
  RESERVATION_MS,
} from './reservation.ts';
import { reviewUntil } from './review.ts';

/** Poll interval while another request holds the same key, in milliseconds. */
const POLL_INTERVAL_MS = 100;
/** How long the provider has to report an expired payment session before we ask, in milliseconds. */
const LATE_MS = 60_000;

/**
 * Places an order: requote, take stock, write one document including its follow-ups (ORDER-10, ADR 008). The same
 * idempotency key gives the same order. Throws the problem to show the customer.
 */
export async function placeOrder(deps: Deps, intent: Intent): Promise<OrderDocument> {
  const { idempotencyKey, cartRequest } = intent;
  const known = await orderIdOf(deps.connection, idempotencyKey);
  const earlier = known === undefined ? undefined : await settled(deps, known);
  const current = earlier && intent.current ? await intent.current(earlier) : earlier;
  if (current) return current;
  await intent.refuse?.();
  const cart = await priceCart(deps, cartRequest, intent.setAside?.products);
  refuseUnlessCurrent(cart, cartRequest, intent.expectedTotal, emptyMessage(intent));
  const promised = await promiseFor(deps, intent.delivery, cart.quote, {
    ofAnySize: intent.setAside !== undefined,
    isPassing: intent.staff?.passing !== undefined,
  });
  if (earlier) await releaseKey(deps.connection, idempotencyKey, earlier._id);
  const id = earlier || !known ? await claimOrderId(deps, idempotencyKey, cartRequest.channel) : known;
  const draft = draftOf(id, intent, cart, promised);
  // Another request with the same key is placing it: wait for it to end, then look again.
  if (await beginReservation(deps, draft)) return placeOrder(deps, intent);
  const order = await reserveAndCommit(deps, intent, draft);
  deps.metrics.orders.inc({ channel: cartRequest.channel, outcome: 'placed' });
  return order;
}

const emptyMessage = ({ cartRequest }: Intent) =>
  cartRequest.channel === 'keg'
    ? 'Your cart is empty'
    : 'Your cart is empty. Please add items before checking out.';

/** Waits until the order for this idempotency key is settled. Undefined if it was rejected. */
async function settled(deps: Deps, id: string): Promise<OrderDocument | undefined> {
  for (let waited = 0; waited < RESERVATION_MS; waited += POLL_INTERVAL_MS) {
    const order = await orderModel(deps.connection).findById(id).lean();
    if (order?.state === 'placed') return order;
    if (order?.state !== 'reserving') return undefined;
    await rejectStale(deps, order);
    await pause(POLL_INTERVAL_MS);
  }
  throw problem('unavailable', { headers: { 'Retry-After': '10' } });
}

/** An order whose request died halfway is rejected by the next request with the same key. */
async function rejectStale(deps: Deps, { _id, attempt, reservedAt }: OrderDocument): Promise<void> {
  if (deps.clock().getTime() - reservedAt.getTime() > RESERVATION_MS)
    await abandonReservation(deps, { order: _id, attempt });
}

async function reserveAndCommit(deps: Deps, intent: Intent, draft: OrderDocument): Promise<OrderDocument> {
  const reservation: Reservation = { order: draft._id, attempt: draft.attempt };
  try {
    const lines = stockLinesOf(draft);
    const { taken, short } = intent.setAside
      ? { taken: lines.map(({ quantity, ...line }) => ({ ...line, taken: quantity })), short: [] }
      : await holdStock(deps.connection, reservation, lines, deps.clock());
    if (short.length > 0) {
      await abandonReservation(deps, reservation);
      deps.metrics.orders.inc({ channel: draft.channel, outcome: 'out-of-stock' });
      throw await outOfStock(deps, intent.cartRequest, short);
    }
    await intent.refuse?.();
    const payment = await intent.startPayment?.(draft);
    const items = itemsAsTaken(draft.items, taken);
    const [until, { terms, held: why }] = await Promise.all([
      reviewUntil(deps, draft),
      creditOf(deps, draft),
    ]);
    const held = why && { ...why, at: deps.clock() };
    const review = until && { until };
    const followUps = [
      ...firstFollowUps(deps, intent, draft, payment),
      ...(until ? [followUp('end-review', until)] : []),
    ];
    const pendingAudit = placedEntries(deps, intent, draft);
    const what = { items, taken, followUps, payment, review, pendingAudit, terms, held };
    if (!(await commitReservation(deps, reservation, what))) {
      await intent.refuse?.();
      throw problem('unavailable');
    }
    await afterCommit(deps, reservation, taken);
    const placed: OrderDocument = { ...draft, state: 'placed', items, taken, followUps };
    return {
      ...placed,
      ...(payment ? { payment } : {}),
      ...(review ? { review } : {}),
      ...(terms ? { terms } : {}),
      ...(held ? { held } : {}),
    };
  } catch (cause) {
    await abandonReservation(deps, reservation).catch((failure: unknown) =>
      deps.logger.warn({ err: failure, order: draft._id }, 'an attempt is left to the reconciler'),
    );
    throw cause;
  }
}

/** The terms of a wholesale order's account, and why it waits (RECEIVABLE-8, RECEIVABLE-10). */
const creditOf = (
  deps: Deps,
  { _id: id, channel, licenseNum, totalAmount }: OrderDocument,
): ReturnType<Deps['creditCheck']> =>
  channel === 'licensee' && licenseNum
    ? deps.creditCheck({ id, licenseNum, totalAmount })
    : Promise.resolve({});

/** Orders placed by staff have an audit entry (ORDER-21). */
function placedEntries(deps: Deps, { staff }: Intent, order: OrderDocument): AuditDocument[] | undefined {
  if (!staff) return undefined;
  const { accountName, customerName, passed, totalAmount } = order;
  const after = {
    customer: accountName ?? customerName,
    total: formatDollars(totalAmount),
    ...(passed ? { passed: passed.rules, reason: passed.reason } : {}),
  };
  return [entryOf(deps, staff.email, { action: 'order.place', subject: order._id, after })];
}

/** An order on account sends its mails at once; a retail order once paid, and it expires if it isn't. */
function firstFollowUps(
  deps: Deps,
  { mailLease }: Intent,
  { channel, orderDate, customerEmail }: OrderDocument,
  payment?: Payment,
): FollowUp[] {
  if (payment) return [followUp('end-payment', new Date(payment.expiresAt.getTime() + LATE_MS))];
  const mails = orderMails(channel, customerEmail, orderDate);
  if (mailLease === undefined || !hasRoomForMails(deps)) return mails;
  return mails.map((mail) => claimed(mail, mailLease, deps.clock()));
}
