import { useSetAtom } from 'jotai';
import { startTransition, useCallback } from 'react';
import type { Channel, Product } from 'shared-domain/products';
import { addedToCartToast, addToCartAtom, showToastAtom } from 'shared-domain/state';

/** Adds a product to this shop's cart and confirms it: '{qty} x {name} added to cart', with a link to the cart. */
export function useAddToCart(channel: Channel): (product: Product, quantity: number) => void {
  const add = useSetAtom(addToCartAtom);
  const show = useSetAtom(showToastAtom);
  return useCallback(
    (product, quantity) => {
      add({ channel, product, quantity });
      // The cart's number comes first.
      startTransition(() => void show(addedToCartToast(channel, product, quantity)));
    },
    [add, show, channel],
  );
}
