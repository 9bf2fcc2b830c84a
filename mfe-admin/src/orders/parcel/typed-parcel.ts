import type { OrderJson } from 'shared-domain/contracts';
import { type Carrier, carriersOf, type Tracking, trackingNumber } from 'shared-domain/orders';

/** What is in a parcel's field; `carrier` where staff chose one of several. */
export type TypedParcel = { number: string; carrier?: Carrier };

/** The parcel that was typed: null for an empty field, undefined where no carrier has such numbers. */
export function parcelFrom({ number, carrier }: TypedParcel): Tracking | null | undefined {
  const plain = trackingNumber(number);
  if (plain === '') return null;
  const known = carriersOf(plain);
  const chosen = carrier && known.includes(carrier) ? carrier : known[0];
  return chosen && { carrier: chosen, number: plain };
}

/** An order's parcel as the API takes it; null if it has none. */
export const parcelOf = ({ tracking }: OrderJson): Tracking | null =>
  tracking ? { carrier: tracking.carrier, number: tracking.number } : null;
