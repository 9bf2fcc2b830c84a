import { setTimeout as pause } from 'node:timers/promises';
import type { OrderJson } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import type { FollowUp, Worker } from '../follow-ups/index.ts';
import type { OrderDocument } from './document.ts';
import { orderSource } from './return-stock.ts';

type Mails = NonNullable<OrderJson['mails']>;

/**
 * Tries an order's two mails at once and returns the outcome of each: sent, failed, or queued if it takes longer than
 * the customer should wait, or if the process is too busy to wait. The worker does the rest.
 */
export async function firstMails(deps: Deps, worker: Worker, order: OrderDocument): Promise<Mails> {
  if (deps.load.isHigh() || !deps.mailer.hasRoom()) return { business: 'queued', customer: 'queued' };
  const attempt = async (mail: keyof Mails): Promise<Mails[keyof Mails]> => {
    const due = order.followUps.find(({ kind, data }) => kind === 'email' && data.mail === mail);
    return due ? attemptOf(deps, worker, order._id, due) : 'queued';
  };
  const [business, customer] = await Promise.all([attempt('business'), attempt('customer')]);
  return { business, customer };
}

async function attemptOf(deps: Deps, worker: Worker, order: string, due: FollowUp) {
  if (due.state === 'done') return 'sent';
  const waiting = new AbortController();
  const outcome = await Promise.race([
    // The order is placed: losing the database now is no failure, the worker sends the mails.
    worker.attempt(orderSource(deps), order, due.id).catch(() => 'taken' as const),
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
