import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readRetailPaymentAtom } from 'shared-domain/state';

/** A payment page's order: from the address, or else the last one this browser left to pay for. */
export function useOrderInQuestion(): string | null {
  const [query] = useSearchParams();
  const read = useSetAtom(readRetailPaymentAtom);
  const [last] = useState(() => read()?.orderId ?? null);
  return query.get('order') || last;
}
