import { setTimeout as pause } from 'node:timers/promises';
import type { OrderJson } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import type { FollowUp, Worker } from '../follow-ups/index.ts';
import type { OrderDocument } from './document.ts';
import { orderSource } from './return-stock.ts';

type Mails = NonNullable<OrderJson['mails']>;

const QUEUED: Mails = { business: 'queued', customer: 'queued' };

/** Whether the answer to an order can wait for its mails; if not, they are left to the worker. */
export const hasTimeForMails = ({ load, mailer }: Deps): boolean => !load.isHigh() && mailer.hasRoom();

/**
 * Sends the two mails of an order that was stored with this lease of them and returns the outcome of each: sent, failed, or
 * queued if it takes longer than the customer should wait. The worker does the rest.
 */
export async function firstMails(
  deps: Deps,
  worker: Worker,
  order: OrderDocument,
  lease: string,
): Promise<Mails> {
  const own = order.followUps.filter((one) => one.lease === lease);
  const [business, customer] = await Promise.all(own.map((mail) => attemptOf(deps, worker, order, mail)));
  return business && customer ? { business, customer } : (mailsOf(order) ?? QUEUED);
}

async function attemptOf(deps: Deps, worker: Worker, order: OrderDocument, mail: FollowUp) {
  const waiting = new AbortController();
  const outcome = await Promise.race([
    // The order is placed: losing the database now is no failure, the worker sends the mails.
    worker.carryOut(orderSource(deps), order, mail).catch(() => 'taken' as const),
    pause(deps.mailPatienceMs, 'taken' as const, { signal: waiting.signal }).catch(() => 'taken' as const),
  ]);
  waiting.abort();
  if (outcome === 'taken') return 'queued';
  return outcome === 'done' ? 'sent' : 'failed';
}

/** The state of an order's two mails, the latest of each; undefined if none is owed yet. */
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
