import type { OrderStatus } from '../../selling/orders/status.ts';
import { type DeliveredLine, isShort } from './driver-update.ts';
import type { EndingUpdate } from './report.ts';

/** Why an update doesn't count: what the office has done in the meantime. */
export const CONFLICTS = ['removed', 'cancelled', 'delivered', 'changed'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** What the driver reads (DRIVER-6). */
export const CONFLICT_MESSAGES: Readonly<Record<Conflict, string>> = {
  removed: 'The office took this stop off the run.',
  cancelled: 'The office cancelled this order. Bring it back.',
  delivered: 'The office has marked this order as delivered. Call them.',
  changed: 'The office changed this order. Look again.',
};

/** A line of an order, in units. */
export type OrderedLine = { readonly productId: string; readonly quantity: number };

/** The current order of a stop. */
export type StopOrder = {
  readonly status: OrderStatus;
  readonly lines: readonly OrderedLine[];
  /** Whether the driver's own update made it delivered. */
  readonly isDriversWork: boolean;
};

/**
 * Why an update doesn't count; undefined if it does (DRIVER-6).
 * @param current undefined if the stop isn't on the run
 * @param own the order's lines before the driver's updates at this stop, and after each of them
 */
export function conflictOf(
  ending: EndingUpdate,
  current: StopOrder | undefined,
  own: readonly (readonly OrderedLine[])[] = [],
): Conflict | undefined {
  if (!current) return 'removed';
  if (ending.what !== 'delivered') return byOffice(current) ? 'delivered' : undefined;
  if (current.status === 'cancelled') return 'cancelled';
  const known = [seenBy(ending.lines), deliveredOf(ending.lines), ...own];
  if (!known.some((lines) => isSame(lines, current.lines))) return 'changed';
  return byOffice(current) && isShort(ending.lines) ? 'delivered' : undefined;
}

const byOffice = ({ status, isDriversWork }: StopOrder): boolean => status === 'delivered' && !isDriversWork;

/** The order as the driver saw it. */
export const seenBy = (lines: readonly DeliveredLine[]): OrderedLine[] =>
  lines.map(({ productId, ordered }) => ({ productId, quantity: ordered }));

/** The order as delivered, without lines of which nothing was delivered. */
export const deliveredOf = (lines: readonly DeliveredLine[]): OrderedLine[] =>
  lines.flatMap(({ productId, delivered }) => (delivered > 0 ? [{ productId, quantity: delivered }] : []));

/** Whether two lists have the same units of each product. */
export function isSame(some: readonly OrderedLine[], others: readonly OrderedLine[]): boolean {
  const wanted = new Map(some.map(({ productId, quantity }) => [productId, quantity]));
  return (
    some.length === others.length && others.every((line) => wanted.get(line.productId) === line.quantity)
  );
}
