import { company } from '../../foundation/company/index.ts';
import type { Channel } from '../../goods/products/index.ts';
import { type DeliveryPromise, momentText, weekdayDate } from '../delivery/index.ts';
import type { OrderStatus } from '../orders/index.ts';

/** What decides whether customers can still change their own order. */
export type OwnOrder = {
  readonly channel: Channel;
  readonly status: OrderStatus;
  readonly delivery?: DeliveryPromise | undefined;
};

const CALL = `Please call us at ${company.phone}.`;

/** How often customers can change one order themselves (EDIT-12). */
const MOST_OWN_CHANGES = 20;

/**
 * Why customers can't change or cancel their own order, as a sentence for them; undefined if they can (EDIT-10, EDIT-12): a
 * delivery until its day closes, any other order until staff process it.
 */
export function ownChangeProblemOf(
  { channel, status, delivery }: OwnOrder,
  now: Date,
  what: 'cancelled' | 'changed' = 'cancelled',
): string | undefined {
  if (status === 'cancelled') return 'This order is cancelled.';
  if (channel === 'dtc') return `A retail order can't be ${what} here. ${CALL}`;
  if (status === 'shipped' || status === 'delivered') return `This order is ${status}. ${CALL}`;
  if (delivery?.kind !== 'delivery')
    return status === 'pending' ? undefined : `We are already preparing this order. ${CALL}`;
  const closes = new Date(delivery.closes);
  return now < closes ? undefined : `This order could be ${what} until ${momentText(closes, now)}. ${CALL}`;
}

/**
 * Why customers can't change their order once more, as a sentence for them (EDIT-12).
 * @param times how often they have changed it
 */
export const tooManyChanges = (times: number): string | undefined =>
  times < MOST_OWN_CHANGES ? undefined : `You have changed this order ${times} times. ${CALL}`;

/** Until when customers can change or cancel their own order, in words. */
export const ownChangeLimit = ({ delivery }: Pick<OwnOrder, 'delivery'>, now: Date): string =>
  delivery?.kind === 'delivery'
    ? `until ${momentText(new Date(delivery.closes), now)}`
    : 'until we start preparing it';

/** The mail that confirms it. */
export const ownCancellationMail = ({ delivery }: Pick<OwnOrder, 'delivery'>, id: string) => ({
  subject: `Your order ${id} is cancelled`,
  heading:
    delivery?.kind === 'delivery'
      ? `Your order for ${weekdayDate(delivery.day)} is cancelled`
      : 'Your order is cancelled',
  lines: [`You cancelled order ${id}. Nothing will be delivered or invoiced.`],
});
