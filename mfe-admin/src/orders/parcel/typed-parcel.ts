import type { OrderJson } from 'shared-domain/contracts';
import { type Carrier, carriersOf, type Tracking, trackingNumber } from 'shared-domain/orders';

/** A parcel field's value; `carrier` if staff chose one of several. */
export type TypedParcel = { number: string; carrier?: Carrier };

/** The typed parcel: null for an empty field, undefined if no carrier has such numbers. */
export function parcelFrom({ number, carrier }: TypedParcel): Tracking | null | undefined {
  const plain = trackingNumber(number);
  if (plain === '') return null;
  const known = carriersOf(plain);
  const chosen = carrier && known.includes(carrier) ? carrier : known[0];
  return chosen && { carrier: chosen, number: plain };
}

/** An order's parcel as the API expects it, or null. */
export const parcelOf = ({ tracking }: OrderJson): Tracking | null =>
  tracking ? { carrier: tracking.carrier, number: tracking.number } : null;
