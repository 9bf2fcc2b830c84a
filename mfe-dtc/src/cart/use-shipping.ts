import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useReducer, useState } from 'react';
import { dayOf } from 'shared-domain/dates';
import { isPostalCode } from 'shared-domain/forms';
import { centsOf, formatCents } from 'shared-domain/money';
import type { Province } from 'shared-domain/provinces';
import { chosenOf, estimatedShipping, type ShippingOption } from 'shared-domain/shipping';
import { type Environment, environmentAtom, shippingEstimateToast, showToastAtom } from 'shared-domain/state';

/** The destination, and how many bottles and cans. */
export type Destination = { postalCode: string; province: Province | null; itemCount: number };

/** Debounce of the carrier request, in milliseconds. */
const DEBOUNCE_MS = 300;
/** Timeout in milliseconds, above the API's own for the carrier. */
const TIMEOUT_MS = 12_000;

type Offer = { options: readonly ShippingOption[]; isEstimate: boolean };

/** The latest answer. It outlives the page, so that Back shows it at once, where the page had it. */
const answerAtom = atom<(Offer & { place: string }) | null>(null);

/**
 * The shipping options (SHIPPING-2, SHIPPING-5) once the postal code is complete, the cheapest chosen; without an answer,
 * the province's estimate. Amounts in cents.
 */
export function useShipping({ postalCode, province, itemCount }: Destination) {
  const environment = useAtomValue(environmentAtom);
  const show = useSetAtom(showToastAtom);
  const [service, choose] = useState<string | null>(null);
  const [round, askAgain] = useReducer((before: number) => before + 1, 0);
  useBackOnline(askAgain);
  const [answer, setAnswer] = useAtom(answerAtom);
  const isKnown = isPostalCode(postalCode) && itemCount > 0;
  const place = isKnown ? `${postalCode} ${province} ${itemCount} ${round}` : null;

  useEffect(() => {
    if (place === null) return;
    const away = new AbortController();
    const ask = async () => {
      const offer = await offerFor({ postalCode, province, itemCount }, environment, away.signal);
      if (away.signal.aborted) return;
      setAnswer({ ...offer, place });
      const estimate = offer.isEstimate ? offer.options[0] : undefined;
      if (estimate) show(shippingEstimateToast(formatCents(estimate.amount), province ?? 'your province'));
    };
    const callOff = environment.schedule(() => void ask(), DEBOUNCE_MS);
    return () => {
      callOff();
      away.abort();
    };
  }, [place, postalCode, province, itemCount, environment, show, setAnswer]);

  const options = isKnown ? (answer?.options ?? []) : [];
  return {
    options,
    chosen: chosenOf(options, service),
    /** Whether an answer is pending. */
    isCalculating: place !== null && answer?.place !== place,
    choose,
    /** Asks again after a price change. */
    again: askAgain,
  };
}

export type Shipping = ReturnType<typeof useShipping>;

function useBackOnline(ask: () => void): void {
  useEffect(() => {
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [ask]);
}

async function offerFor(
  { postalCode, province, itemCount }: Destination,
  { client, now }: Environment,
  signal: AbortSignal,
): Promise<Offer> {
  const body = {
    destinationPostalCode: postalCode,
    itemCount,
    ...(province && { destinationProvince: province }),
  };
  const result = await client.call('quoteShipping', { body }, { signal, timeout: TIMEOUT_MS });
  if (result.ok && result.data.shippingOptions.length > 0) {
    const options = result.data.shippingOptions.map((option) => ({
      ...option,
      amount: centsOf(option.amount),
    }));
    return { options, isEstimate: result.data.fallbackRates === true };
  }
  const amount = estimatedShipping(province, postalCode, dayOf(now()));
  return { options: [{ serviceName: 'Estimated shipping', transitDays: 0, amount }], isEstimate: true };
}
