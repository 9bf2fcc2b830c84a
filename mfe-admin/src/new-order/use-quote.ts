import { useEffect, useState } from 'react';
import { useCall } from '../staff/index.ts';
import type { OrderDraft } from './draft.ts';

/** After the last key the quote follows, in milliseconds. */
const PAUSE_MS = 150;

/** The quote and delivery days of a draft; `isOld` while a newer one is on its way. */
export function useQuote({ channel, account, lines, form }: OrderDraft) {
  const { postalCode = '' } = form;
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
