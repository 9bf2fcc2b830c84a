import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { cartCountAtoms } from 'shared-domain/state';

/** Preloads the cart page once the cart has items, so that it opens at once, even offline. */
export function usePreloadedCart(): void {
  const hasSomething = useAtomValue(cartCountAtoms.keg) > 0;
  useEffect(() => {
    if (hasSomething) void import('../cart/keg-cart.tsx').catch(() => undefined);
  }, [hasSomething]);
}
