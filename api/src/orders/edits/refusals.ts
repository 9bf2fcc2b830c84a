import { type DeliveryPromise, promiseText } from 'shared-domain/delivery';
import { emptiesText, type Kegs } from 'shared-domain/kegs';
import { formatCents, sumOf } from 'shared-domain/money';
import { editProblemOf, type OrderEdit, type RequestedLine } from 'shared-domain/order-edits';
import { beyondAllocations, currentProducts } from '../../catalogue/quotes/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { type OrderDocument, presentOrder } from '../order/index.ts';
import { refundableOf } from '../payments/index.ts';
import { reviewUntil } from '../placing/index.ts';

/**
 * Why an order can't currently be edited, as a sentence (EDIT-1).
 * @param onTheRoad whether the edit is the driver's
 */
export function currentEditProblemOf(order: OrderDocument, onTheRoad = false): string | undefined {
  const isRefunding = order.payment?.refunds.some(({ state }) => state === 'asked');
  return (
    editProblemOf(order, onTheRoad) ?? (isRefunding ? 'A refund of this order is under way.' : undefined)
  );
}

/** Whether an order is on a truck that has left, or has already been delivered or refused. */
export type IsOnTheRoad = (orderId: string) => Promise<boolean>;

/** Why an order on a truck can't be edited here: only its driver does that, at its stop (EDIT-1). */
export const onTruckProblemOf = async (isOnTheRoad: IsOnTheRoad, id: string): Promise<string | undefined> =>
  (await isOnTheRoad(id)) ? 'This order is on a truck. Its driver can edit it at the stop.' : undefined;

/** The lines, note, empties and delivery that a page showed. */
export type SeenOrder = {
  lines: RequestedLine[];
  note?: string | undefined;
  collectEmpties?: Kegs | null | undefined;
  delivery?: DeliveryPromise | undefined;
};

/** Refuses an edit of an order that has changed since staff saw it (EDIT-6). */
export function refuseStale(order: OrderDocument, seen: SeenOrder | undefined): void {
  if (!seen) return;
  const same =
    keyOf(order.items) === keyOf(seen.lines) &&
    (seen.note === undefined || noteOf(order) === seen.note) &&
    (seen.collectEmpties === undefined ||
      toCollect(order.collectEmpties) === toCollect(seen.collectEmpties)) &&
    (seen.delivery === undefined || destinationText(order.delivery) === destinationText(seen.delivery));
  if (!same) throw problem('stale', { currentOrder: presentOrder(order) });
}

const destinationText = (delivery: DeliveryPromise | undefined): string =>
  delivery?.kind === 'delivery'
    ? `${promiseText(delivery)}, ${delivery.postalCode}`
    : (delivery?.kind ?? 'none');

const keyOf = (lines: readonly RequestedLine[]): string =>
  lines
    .map(({ productId, quantity }) => `${productId}\n${quantity}`)
    .toSorted()
    .join('\n\n');

/** The note for the driver: the keg portal's form has its own field for it. */
export const noteOf = ({ channel, notes, deliveryDetails }: OrderDocument): string =>
  (channel === 'keg' ? notes : deliveryDetails) ?? '';

/** Refuses what concurrent edits and orders would take beyond an allocation (ALLOCATION-2). */
export async function refuseBeyondShare(
  deps: Deps,
  { channel, licenseNum }: OrderDocument,
  adds: readonly { productId: string }[],
): Promise<void> {
  if (channel !== 'licensee') return;
  const ids = adds.map(({ productId }) => productId);
  const unavailable = await beyondAllocations(deps, await currentProducts(deps, ids), licenseNum);
  if (unavailable.length > 0) throw problem('out_of_stock', { unavailable });
}

const TOO_LARGE =
  'Orders of this size wait until we confirm them. Please place a second order for what you add.';

/** Why a customer can't add this much to an order that no contact of the account vouches for (ORDER-30, EDIT-12). */
export async function unvouchedProblemOf(
  deps: Deps,
  order: OrderDocument,
  items: OrderDocument['items'],
): Promise<string | undefined> {
  const had = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  const adds = items.some(({ productId, quantity }) => quantity > (had.get(productId) ?? 0));
  if (order.review || !adds) return undefined;
  return (await reviewUntil(deps, { ...order, items })) ? TOO_LARGE : undefined;
}

/** Empty kegs to collect, in words. */
export const toCollect = (empties: Kegs | null | undefined): string =>
  empties ? emptiesText(empties) : 'none';

/** Refuses to take units off a line that was refunded in part: the edit would refund the same units again (EDIT-5). */
export function refuseRefunded({ items }: OrderDocument, wanted: readonly RequestedLine[]): void {
  for (const { productId, productName, quantity, refunded = 0 } of items) {
    const left = wanted.filter((line) => line.productId === productId).map((line) => line.quantity);
    if (refunded === 0 || sumOf(left) >= quantity) continue;
    const was = refunded === 1 ? 'was' : 'were';
    const reason = `${refunded} of ${quantity} ${productName} ${was} refunded. To take off more, refund it.`;
    throw problem('edit_refused', { values: { reason } });
  }
}

/** Why a paid order can't become this much cheaper: some of it was refunded as an amount (EDIT-5). */
export function beyondPaidProblemOf(
  payment: OrderDocument['payment'],
  { difference }: Pick<OrderEdit, 'difference'>,
): string | undefined {
  const left = payment ? refundableOf(payment) : 0;
  if (!payment || -difference <= left) return undefined;
  return `${formatCents(left)} of this order are left to refund, and this would refund ${formatCents(-difference)}.`;
}

/** Refuses a higher total for a paid order, and a total other than the one shown (EDIT-3, EDIT-5). */
export function refuseAmount(
  { payment }: OrderDocument,
  edit: OrderEdit,
  expectedTotal: number | undefined,
): void {
  if (payment && edit.difference > 0) throw problem('paid_order_dearer');
  const reason = beyondPaidProblemOf(payment, edit);
  if (reason !== undefined) throw problem('edit_refused', { values: { reason } });
  if (expectedTotal !== undefined && edit.totalAmount !== expectedTotal) throw problem('price_changed');
}
