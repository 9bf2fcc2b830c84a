import type { EditedDelivery } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { type DeliveryPromise, tradeUnitsOf } from 'shared-domain/delivery';
import { isPostalCode } from 'shared-domain/forms';
import { deliveryChangeText } from 'shared-domain/order-edits';
import { addressLine, type PassedRules } from 'shared-domain/orders';
import { promiseFor } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { Problem, problem } from '../../requests/problems/index.ts';
import { countedLine, type OrderDocument, type StoredItem } from '../order/index.ts';

/** Where and when an edited order goes, and what staff waived for it (EDIT-11). */
export type Destination = {
  delivery: DeliveryPromise;
  /** The new address of an order that has one of its own; a keg order's is in its promise. */
  address?: string;
  passed?: Omit<PassedRules, 'who'>;
};

/** Trade units of an order's lines. */
export const unitsOf = ({ orderDate }: OrderDocument, items: readonly StoredItem[]): number =>
  tradeUnitsOf(items.map(countedLine), dayOf(orderDate));

/** The postal code that an order is delivered to; undefined if it names none. */
export function postalCodeOf({ delivery, address }: OrderDocument): string | undefined {
  if (delivery?.kind === 'delivery') return delivery.postalCode;
  const last = address.split(', ').at(-1) ?? '';
  return isPostalCode(last) ? last : undefined;
}

/**
 * What an edit promises instead. Throws `delivery_day_closed` or `delivery_refused` if the day, address or size isn't
 * possible and staff gave no reason to allow it.
 * @param items the lines after the edit
 * @param isOwn whether the customer asks: an order below the minimum may stay as small as it is
 */
export async function destinationOf(
  deps: Deps,
  order: OrderDocument,
  items: readonly StoredItem[],
  asked: EditedDelivery,
  isOwn = false,
): Promise<Destination> {
  if (order.channel === 'dtc')
    throw problem('delivery_refused', { values: { reason: 'Retail orders are sent as parcels.' } });
  const cart = { channel: order.channel, lines: items.map(countedLine) };
  if (asked.kind === 'pick-up') return { delivery: asked };
  const { day, to, passing } = asked;
  const postalCode = to?.postalCode ?? postalCodeOf(order);
  const reason = 'Please enter the address.';
  if (postalCode === undefined) throw problem('delivery_refused', { values: { reason } });
  const isKeg = order.channel === 'keg';
  const former = order.delivery?.kind === 'delivery' ? order.delivery.address : undefined;
  const kegAddress = to ? `${to.address}, ${to.city}` : former;
  const wanted = { kind: asked.kind, day, postalCode, ...(isKeg ? { address: kegAddress } : {}) };
  const units = order.delivery?.kind === 'delivery' ? order.delivery.units : Number.POSITIVE_INFINITY;
  const ofAnySize = isOwn && unitsOf(order, items) >= units;
  const { delivery, passed } = await promiseFor(deps, wanted, cart, {
    isPassing: Boolean(passing),
    ofAnySize,
    onAnyWeekday: Boolean(passing),
  });
  if (!delivery) throw problem('delivery_refused', { values: { reason } });
  return {
    delivery,
    ...(to && !isKeg ? { address: addressLine({ ...to, province: order.pricing.province }) } : {}),
    ...(passing && passed && (passed.rules.length > 0 || passed.weekday)
      ? { passed: { ...passed, reason: passing } }
      : {}),
  };
}

/** The same, with the sentence of a refusal in place of an error. */
export async function tryDestination(
  ...asked: Parameters<typeof destinationOf>
): Promise<{ destination?: Destination; problem?: string }> {
  try {
    return { destination: await destinationOf(...asked) };
  } catch (failure) {
    if (failure instanceof Problem && failure.code.startsWith('delivery_'))
      return { problem: failure.document.detail };
    throw failure;
  }
}

/** What changes about an order's delivery, in words. */
export function destinationChanges(order: OrderDocument, next: Destination | undefined): string[] {
  if (!next) return [];
  const moved = deliveryChangeText(order.delivery, next.delivery);
  const isElsewhere = next.address !== undefined && next.address !== order.address;
  return [...(moved ? [moved] : []), ...(isElsewhere ? [`Address: ${next.address}`] : [])];
}

/** The fields that a new destination sets. */
export const destinationFields = (next: Destination, who: string) => ({
  ...(next.address ? { address: next.address } : {}),
  ...(next.passed ? { passed: { ...next.passed, who } } : {}),
});

/** Whether what staff waived for the former delivery no longer holds: the new one keeps every rule. */
export const endsWaiver = (order: OrderDocument, next: Destination | undefined): boolean =>
  order.passed !== undefined && next !== undefined && !next.passed;
