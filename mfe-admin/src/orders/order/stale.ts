import type { OrderJson } from 'shared-domain/contracts';
import { STATUS_LABELS } from 'shared-domain/orders';
import { staffName } from '../../kit/product/index.ts';

/** The title of a conflict with someone else's change. */
export const STALE_TITLE = 'Changed in the meantime';

/** 'CBO-1 is Shipped now, set by Nora Whitfield'. */
export function currentStatusText({ id, status, timeline = [] }: OrderJson): string {
  const last = timeline.findLast(({ to }) => to === status);
  const who = last?.event === 'status' ? `, set by ${staffName(last.who)}` : '';
  return `${id} is ${STATUS_LABELS[status]} now${who}`;
}
