import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { cartCountAtoms } from 'shared-domain/state';

/** Fetches the cart's page once there is something in the cart: it opens at once, and without a network too. */
export function useCartAtHand(): void {
  const hasSomething = useAtomValue(cartCountAtoms.dtc) > 0;
  useEffect(() => {
    if (hasSomething) void import('../cart/retail-cart.tsx').catch(() => undefined);
  }, [hasSomething]);
}
