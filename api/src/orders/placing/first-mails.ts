import { setTimeout as pause } from 'node:timers/promises';
import type { OrderJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Outcome, Worker } from '../../requests/follow-ups/index.ts';
import type { OrderDocument } from '../order/index.ts';
import { orderSource } from './return-stock.ts';

type Mails = NonNullable<OrderJson['mails']>;

const QUEUED: Mails = { business: 'queued', customer: 'queued' };

/** An answer waits for its own two mails only with at most this many pending: those of one other order. */
const FEW = 2;
/** With this many pending mails, an order leaves its own to the workers of all processes. */
const MANY = 200;

/** Whether this process can send the mails of an order that it places. */
export const hasRoomForMails = ({ mailer }: Deps): boolean => mailer.pending() < MANY;

/**
 * Sends the two mails of an order that was stored with this lease, and returns the outcome of each: sent, failed, or
 * queued if it takes longer than the customer should wait. A busy process answers at once and sends them afterwards (MAIL-2).
 */
export async function firstMails(
  deps: Deps,
  worker: Worker,
  order: OrderDocument,
  lease: string,
): Promise<Mails> {
  if (!order.followUps.some((one) => one.lease === lease)) return mailsOf(order) ?? QUEUED;
  const isBusy = deps.load.isHigh() || deps.mailer.pending() > FEW;
  const outcomes = new Map<string, Outcome>();
  const sending = worker
    .carryOut({ source: orderSource(deps), record: order, lease }, (id, outcome) => outcomes.set(id, outcome))
    // The order is placed, so losing the database now is no failure: the worker sends the mails after the lease.
    .catch((failure: unknown) =>
      deps.logger.warn({ err: failure, order: order._id }, 'its mails are left to the worker'),
    );
  if (isBusy) return QUEUED;
  const waiting = new AbortController();
  const patience = pause(deps.mailTimeoutMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  await Promise.race([sending, patience]);
  waiting.abort();
  const [business, customer] = order.followUps.map(({ id }) => stateOf(outcomes.get(id)));
  return business && customer ? { business, customer } : QUEUED;
}

function stateOf(outcome: Outcome | undefined): Mails[keyof Mails] {
  if (outcome === undefined) return 'queued';
  return outcome === 'done' ? 'sent' : 'failed';
}

/** The latest state of an order's two mails; undefined if there are none yet. */
export function mailsOf({ followUps }: OrderDocument): Mails | undefined {
  const standing = (mail: keyof Mails): Mails[keyof Mails] | undefined => {
    const latest = followUps.findLast(({ kind, data }) => kind === 'email' && data.mail === mail);
    if (!latest) return undefined;
    if (latest.state === 'done') return 'sent';
    return latest.state === 'given-up' || latest.lastError ? 'failed' : 'queued';
  };
  const [business, customer] = [standing('business'), standing('customer')];
  return business && customer ? { business, customer } : undefined;
}
