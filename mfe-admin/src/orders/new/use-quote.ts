import { useEffect, useState } from 'react';
import { useCall } from '../../data/calls/index.ts';
import type { OrderDraft } from './draft.ts';

/** Debounce of the quote after typing, in milliseconds. */
const PAUSE_MS = 150;

/** A draft's quote and delivery days; `isOld` while a newer one is loading. */
export function useQuote({ channel, account, lines, postalCode }: OrderDraft) {
  const body = { channel, ...(account ? { account } : {}), lines, ...(postalCode ? { postalCode } : {}) };
  const text = JSON.stringify(body);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const quote = useCall('quoteStaffOrder', { body: JSON.parse(settled) as typeof body });
  return { ...quote, isOld: quote.isFetching || settled !== text };
}
