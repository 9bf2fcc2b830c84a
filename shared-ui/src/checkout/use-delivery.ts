import { atom, type PrimitiveAtom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { DeliveryDaysJson } from 'shared-domain/contracts';
import { isPostalCode, street } from 'shared-domain/forms';
import { environmentAtom, nowAtom } from 'shared-domain/state';
import type { CartOnPage } from '../shop/index.ts';

export type DeliveryChannel = 'licensee' | 'keg';

/** The customer's choice and address; `chosen` is a day, or 'pick-up'. */
type Draft = { chosen: string | null; postalCode: string; address: string };

const draftAtom = () => atom<Draft>({ chosen: null, postalCode: '', address: '' });
/** Kept while the customer goes back to the shop for one more case. */
const drafts: Record<DeliveryChannel, PrimitiveAtom<Draft>> = { licensee: draftAtom(), keg: draftAtom() };

/**
 * A cart's delivery day (DELIVERY-7, DELIVERY-8): the days that the API offers for its lines and postal code, and the
 * chosen one, by default the earliest. Without delivery zones `offer` is null.
 */
export function useDelivery(channel: DeliveryChannel, cart: CartOnPage) {
  const now = useAtomValue(nowAtom);
  const [draft, keep] = useAtom(drafts[channel]);
  const { answer, adopt, isCurrent } = useOffer(channel, cart, draft.postalCode);
  const [isTried, setTried] = useState(false);
  /** The notice that Submit focuses if the order can't be sent. */
  const notice = useRef<HTMLParagraphElement>(null);

  const isPlaced = isPostalCode(draft.postalCode);
  const days = answer?.days.filter(({ closes }) => now < new Date(closes)) ?? [];
  const lost = answer?.days.findLast(({ closes }) => new Date(closes) <= now)?.day;
  const day = days.find((each) => each.day === draft.chosen) ?? days[0];
  const isPickUp = draft.chosen === 'pick-up' || (isPlaced && !day);
  const chosen = isPickUp ? 'pick-up' : isPlaced ? day?.day : undefined;
  const shortfall = isPickUp ? undefined : answer?.shortfall;
  const address = channel === 'keg' && chosen && !isPickUp ? street.safeParse(draft.address) : undefined;
  const change = (changes: Partial<Draft>) => keep((before) => ({ ...before, ...changes }));

  return {
    channel,
    offer: answer?.hasZones ? { ...answer, days } : null,
    now,
    draft,
    isPlaced,
    /** A day, 'pick-up', or undefined before there is a postal code. */
    chosen,
    /** The previously chosen day, if it closed in the meantime. */
    lost: lost === (draft.chosen ?? lost) ? lost : undefined,
    shortfall,
    /** The error of a keg order's address, once Submit was clicked. */
    addressProblem: isTried ? address?.error?.issues[0]?.message : undefined,
    notice,
    choose: (value: string) => change({ chosen: value }),
    goTo: (postalCode: string) => {
      if (postalCode !== draft.postalCode) change({ postalCode });
    },
    type: (address: string) => change({ address }),
    /** Takes the days from a refusal and chooses the earliest. */
    adopt: (next: DeliveryDaysJson | undefined) => {
      if (!next) return;
      adopt(next);
      change({ chosen: null });
    },
    /** True if the order can be sent; otherwise focuses the notice. */
    isReady: () => {
      setTried(true);
      if (!answer?.hasZones || chosen === 'pick-up') return true;
      const isWhole = draft.postalCode === '' || isPlaced;
      if (isCurrent && isWhole && shortfall === undefined && address?.success !== false) return true;
      notice.current?.focus();
      return false;
    },
  };
}

export type Delivery = ReturnType<typeof useDelivery>;

/** Loads a cart's days again when its lines or postal code change. */
function useOffer(channel: DeliveryChannel, cart: CartOnPage, postalCode: string) {
  const { client } = useAtomValue(environmentAtom);
  const [answer, setAnswer] = useState<DeliveryDaysJson | null>(null);
  const [answered, setAnswered] = useState('');
  const asked = JSON.stringify({
    channel,
    lines: cart.request,
    ...(isPostalCode(postalCode) ? { postalCode } : {}),
  });
  useEffect(() => {
    const body = JSON.parse(asked);
    if (body.lines.length === 0) return;
    const leaving = new AbortController();
    void client.call('deliveryDays', { body }, { signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return;
      // A failed call keeps the previous answer; the API checks again when the order is placed.
      setAnswered(asked);
      if (result.ok) setAnswer(result.data);
    });
    return () => leaving.abort();
  }, [client, asked]);
  return { answer, adopt: setAnswer, isCurrent: answered === asked };
}
