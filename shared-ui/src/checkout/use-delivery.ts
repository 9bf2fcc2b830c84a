import { atom, type PrimitiveAtom, useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeliveryDaysJson } from 'shared-domain/contracts';
import { isPostalCode, postalCode as postalCodeField, street } from 'shared-domain/forms';
import { environmentAtom, nowAtom } from 'shared-domain/state';
import type { CartOnPage } from '../shop/index.ts';

export type DeliveryChannel = 'licensee' | 'keg';

/** Shown if Submit was clicked before one of the two was chosen (DELIVERY-12). */
export const CHOOSE = 'Please choose delivery or pick-up.';

/** Shown if Submit couldn't load the days. */
export const NOT_LOADED =
  'The order was not sent, because its delivery days could not be loaded. Please try again.';

/** What an order asks for, from a chosen day or 'pick-up'. */
export const choiceOf = (chosen: string) =>
  chosen === 'pick-up' ? ({ kind: 'pick-up' } as const) : ({ kind: 'delivery', day: chosen } as const);

/** The customer's choice and address; `chosen` is a day, 'pick-up', or 'delivery' before the days are known. */
type Draft = { chosen: string | null; postalCode: string; address: string };

const draftAtom = () => atom<Draft>({ chosen: null, postalCode: '', address: '' });
/** Kept while the customer goes back to the shop for one more case. */
const drafts: Record<DeliveryChannel, PrimitiveAtom<Draft>> = { licensee: draftAtom(), keg: draftAtom() };

const answerAtom = () => atom<DeliveryDaysJson | null>(null);
/** The latest answers. They outlive the page, so that Back shows the days at once, where the page had them. */
const answers: Record<DeliveryChannel, PrimitiveAtom<DeliveryDaysJson | null>> = {
  licensee: answerAtom(),
  keg: answerAtom(),
};

/**
 * A cart's delivery day (DELIVERY-7, DELIVERY-8): the days that the API offers for its lines and postal code, and the
 * chosen one, by default the earliest. Without delivery zones `offer` is null.
 */
export function useDelivery(channel: DeliveryChannel, cart: CartOnPage) {
  const now = useAtomValue(nowAtom);
  const [draft, keep] = useAtom(drafts[channel]);
  const { answer, adopt, isCurrent, failed, settled } = useOffer(channel, cart, draft.postalCode);
  const [isTried, setTried] = useState(false);
  /** What Submit focuses if the order can't be sent. */
  const notice = useRef<HTMLParagraphElement>(null);
  const fields = { address: useRef<HTMLInputElement>(null), postalCode: useRef<HTMLInputElement>(null) };

  const { days, lost, ...shown } = choiceIn(answer, draft, now, isCurrent);
  const problems = channel === 'keg' && shown.isDelivered ? addressProblems(draft) : {};
  const change = (changes: Partial<Draft>) => keep((before) => ({ ...before, ...changes }));

  return {
    channel,
    offer: answer?.hasZones ? { ...answer, days } : null,
    now,
    draft,
    isCurrent,
    /** Whether Submit couldn't load the current days. */
    failed,
    ...shown,
    /** The previously chosen day, if it closed in the meantime. */
    lost: [null, 'delivery', lost].includes(draft.chosen) ? lost : undefined,
    /** Whether Submit was clicked. */
    isTried,
    /** The errors of a keg order's address, once Submit was clicked. */
    problems: isTried ? problems : {},
    notice,
    fields,
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
    /**
     * The choice to send, once the current days have loaded: a day, 'pick-up', or undefined without zones (DELIVERY-12).
     * Null if something is missing or the days can't be loaded; what is missing then has the focus.
     */
    decide: async (): Promise<string | undefined | null> => {
      setTried(true);
      const offered = await settled();
      if (offered === null) {
        notice.current?.focus();
        return null;
      }
      const choice = choiceIn(offered, draft, now, true);
      if (!offered.hasZones) return undefined;
      const isWhole = problems.address === undefined && choice.shortfall === undefined;
      if (choice.chosen === 'pick-up' || (choice.chosen && isWhole)) return choice.chosen;
      const wrong = choice.isPickUpOnly
        ? undefined
        : problems.address
          ? 'address'
          : problems.postalCode
            ? 'postalCode'
            : undefined;
      (wrong ? fields[wrong] : notice).current?.focus();
      return null;
    },
  };
}

export type Delivery = ReturnType<typeof useDelivery>;

/** What is wrong with the address of a delivered keg order. */
function addressProblems({ address, postalCode }: Draft): { address?: string; postalCode?: string } {
  const wrong = [street.safeParse(address), postalCodeField.safeParse(postalCode)].map(
    ({ error }) => error?.issues[0]?.message,
  );
  return {
    ...(wrong[0] === undefined ? {} : { address: wrong[0] }),
    ...(wrong[1] === undefined ? {} : { postalCode: wrong[1] }),
  };
}

/** The choice that an answer leaves. Pick-up is always the customer's own choice (DELIVERY-12). */
function choiceIn(answer: DeliveryDaysJson | null, draft: Draft, now: Date, isCurrent: boolean) {
  const isPlaced = isPostalCode(draft.postalCode);
  const days = answer?.days.filter(({ closes }) => now < new Date(closes)) ?? [];
  const day = days.find((each) => each.day === draft.chosen) ?? days[0];
  const isPickUp = draft.chosen === 'pick-up';
  return {
    isPlaced,
    /** Whether no day can be chosen for this postal code. */
    isPickUpOnly: isPlaced && isCurrent && !day,
    isDelivered: !isPickUp && (draft.chosen !== null || draft.postalCode !== '' || draft.address !== ''),
    days,
    lost: answer?.days.findLast(({ closes }) => new Date(closes) <= now)?.day,
    /** A day, 'pick-up', or undefined if neither is chosen or the days haven't loaded. */
    chosen: isPickUp ? 'pick-up' : isPlaced ? day?.day : undefined,
    shortfall: isPickUp ? undefined : answer?.shortfall,
  };
}

/** Loads a cart's days again when its lines or postal code change. A failed call keeps the previous answer. */
function useOffer(channel: DeliveryChannel, cart: CartOnPage, postalCode: string) {
  const { client } = useAtomValue(environmentAtom);
  const [answer, setAnswer] = useAtom(answers[channel]);
  const [answered, setAnswered] = useState('');
  const [failed, setFailed] = useState(false);
  const asking = useRef<Promise<DeliveryDaysJson | null>>(undefined);
  const asked = JSON.stringify({
    channel,
    lines: cart.request,
    ...(isPostalCode(postalCode) ? { postalCode } : {}),
  });
  const adopt = useCallback(
    (next: DeliveryDaysJson) => {
      asking.current = Promise.resolve(next);
      setAnswer(next);
      setFailed(false);
    },
    [setAnswer],
  );
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const result = await client.call('deliveryDays', { body: JSON.parse(asked) }, { signal });
      if (signal?.aborted) return null;
      setAnswered(asked);
      if (!result.ok) return null;
      setAnswer(result.data);
      setFailed(false);
      return result.data;
    },
    [client, asked, setAnswer],
  );
  const isEmpty = cart.request.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    const leaving = new AbortController();
    asking.current = ask(leaving.signal);
    return () => leaving.abort();
  }, [ask, isEmpty]);
  /** The current answer; null if it can't be loaded, at a second attempt either. */
  const settled = async () => {
    const current = (await asking.current) ?? (await ask());
    // At once, so that the notice exists when it gets the focus.
    if (current === null) flushSync(() => setFailed(true));
    return current;
  };
  return { answer, adopt, isCurrent: answered === asked, failed, settled };
}
