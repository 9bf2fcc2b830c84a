import { useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { type Tracking, trackingWords } from 'shared-domain/orders';
import { parcelFrom, parcelOf, type TypedParcel } from './typed-parcel.ts';

/** Whether staff are asked for an order's number: once it has left, and before if a carrier takes it. */
const isAsked = ({ status, shipping }: OrderJson): boolean =>
  status === 'shipped' || status === 'delivered' || (shipping !== undefined && status !== 'cancelled');

const words = (parcel: Tracking | null | undefined) => parcel && trackingWords(parcel);

/** What is in the field of an open order; what was typed for another order is not this one's. */
export function useParcel(order: OrderJson) {
  const [typing, setTyping] = useState<(TypedParcel & { id: string }) | null>(null);
  const [isChecked, setChecked] = useState(false);
  const own = typing?.id === order.id ? typing : null;
  const stored = parcelOf(order);
  const typed: TypedParcel = own ?? { number: stored?.number ?? '', ...(stored ?? {}) };
  const parcel = parcelFrom(typed);
  const isChanged = words(parcel) !== words(stored);
  return {
    isAsked: isAsked(order),
    typed,
    isChecked: isChecked && own !== null,
    isChanged,
    change: (next: TypedParcel) => {
      setChecked(false);
      setTyping({ ...next, id: order.id });
    },
    /** What a press that ships the order sets; false, with the reason at the field, if there is no such number. */
    take: (): Tracking | null | undefined | false => {
      if (!isAsked(order) || !isChanged) return undefined;
      if (parcel !== undefined) return parcel;
      setChecked(true);
      return false;
    },
    done: () => setTyping(null),
  };
}

export type Parcel = ReturnType<typeof useParcel>;
