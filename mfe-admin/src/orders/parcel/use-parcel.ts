import { useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { type Tracking, trackingText } from 'shared-domain/orders';
import { parcelFrom, parcelOf, type TypedParcel } from './typed-parcel.ts';

/** Whether an order asks for a number: once shipped, and before if a carrier takes it; not if we deliver it or it is picked up. */
const isAsked = ({ status, shipping, delivery, tracking }: OrderJson): boolean => {
  if (delivery && !tracking) return false;
  return status === 'shipped' || status === 'delivered' || (shipping !== undefined && status !== 'cancelled');
};

const textOf = (parcel: Tracking | null | undefined) => parcel && trackingText(parcel);

/** An open order's parcel field; text typed for another order is dropped. */
export function useParcel(order: OrderJson) {
  const [typing, setTyping] = useState<(TypedParcel & { id: string }) | null>(null);
  const [isChecked, setChecked] = useState(false);
  const own = typing?.id === order.id ? typing : null;
  const stored = parcelOf(order);
  const typed: TypedParcel = own ?? { number: stored?.number ?? '', ...(stored ?? {}) };
  const parcel = parcelFrom(typed);
  const isChanged = textOf(parcel) !== textOf(stored);
  return {
    isAsked: isAsked(order),
    typed,
    isChecked: isChecked && own !== null,
    isChanged,
    change: (next: TypedParcel) => {
      setChecked(false);
      setTyping({ ...next, id: order.id });
    },
    /** The parcel to ship with; false, with an error at the field, if the number is invalid. */
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
