import { type OrderMail, orderMailLogKinds, paymentMails } from 'shared-domain/contracts';
import type { FollowUp } from '../../requests/follow-ups/index.ts';
import type { OrderDocument } from '../order/index.ts';

/** Every mail of an order, sent or due, with its outcome. */
export function mailLogOf({ followUps, tracking }: OrderDocument): OrderMail[] {
  return followUps.flatMap((due) => {
    // A tracking mail that was replaced by another may never have been sent.
    if (due.data.mail === 'shipped' && due.id !== tracking?.mail) return [];
    const is = (known: string) => due.kind === 'email' && known === due.data.mail;
    const about = paymentMails.find(is);
    const kind = about ? 'changed' : orderMailLogKinds.find(is);
    return kind ? [{ kind, ...(about ? { about } : {}), to: String(due.data.to), ...standingOf(due) }] : [];
  });
}

function standingOf({
  state,
  data,
  lastError,
  finishedAt,
  dueAt,
}: FollowUp): Omit<OrderMail, 'kind' | 'about' | 'to'> {
  const at = (state === 'due' ? dueAt : (finishedAt ?? dueAt)).toISOString();
  // A failed mail is marked done once another replaces it, although it was never sent.
  const isSent = state === 'done' && data.replaced !== true;
  if (isSent) return { state: 'sent', at };
  if (state === 'due' && !lastError) return { state: 'queued', at };
  return { state: 'failed', at, ...(lastError ? { reason: lastError } : {}) };
}
