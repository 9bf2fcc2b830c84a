import { type OrderMail, orderMailLogKinds } from 'shared-domain/contracts';
import type { FollowUp } from '../follow-ups/index.ts';
import type { OrderDocument } from '../orders/index.ts';

/** Every mail that an order owes or owed, with its outcome. */
export function mailLogOf({ followUps }: OrderDocument): OrderMail[] {
  return followUps.flatMap((due) => {
    const kind = orderMailLogKinds.find((known) => due.kind === 'email' && known === due.data.mail);
    return kind ? [{ kind, to: String(due.data.to), ...standingOf(due) }] : [];
  });
}

function standingOf({ state, data, lastError, finishedAt, dueAt }: FollowUp): Omit<OrderMail, 'kind' | 'to'> {
  const at = (state === 'due' ? dueAt : (finishedAt ?? dueAt)).toISOString();
  // A mail that failed for good is marked done once another takes its place, but it was never sent.
  const isSent = state === 'done' && data.replaced !== true;
  if (isSent) return { state: 'sent', at };
  if (state === 'due' && !lastError) return { state: 'queued', at };
  return { state: 'failed', at, ...(lastError ? { reason: lastError } : {}) };
}
