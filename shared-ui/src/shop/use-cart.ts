import { useAtomValue, useSetAtom } from 'jotai';
import { canBeOrdered, quoteOfCart, requestLines } from 'shared-domain/cart';
import type { Channel } from 'shared-domain/products';
import type { Province } from 'shared-domain/provinces';
import type { Unavailable } from 'shared-domain/quotes';
import {
  acknowledgeLineAtom,
  cartAtoms,
  chargeTableAtom,
  clearCartAtom,
  nowAtom,
  reconciledCartAtoms,
  removeLineAtom,
  setQuantityAtom,
} from 'shared-domain/state';

/**
 * A shop's cart for its page: lines compared with the current catalogue, their quote (the API quotes again for the
 * order), and changes.
 * @param province for retail taxes; British Columbia by default
 * @param shipping cents of the chosen shipping option, retail only
 */
export function useCart(channel: Channel, province: Province | null = null, shipping = 0) {
  const cart = useAtomValue(cartAtoms[channel]);
  const lines = useAtomValue(reconciledCartAtoms[channel]);
  const at = useAtomValue(nowAtom);
  const table = useAtomValue(chargeTableAtom);
  const setQuantity = useSetAtom(setQuantityAtom);
  const removeLine = useSetAtom(removeLineAtom);
  const clearCart = useSetAtom(clearCartAtom);
  const acknowledge = useSetAtom(acknowledgeLineAtom);
  return {
    lines,
    at,
    isEmpty: lines.length === 0,
    /** False while a line is short or unavailable, which the API would refuse. */
    canBeOrdered: canBeOrdered(lines),
    /** The lines as order calls expect them. */
    request: requestLines(cart),
    quote: quoteOfCart(lines, { channel, province, shipping, at, table }),
    setQuantity: (productId: string, quantity: number) => setQuantity({ channel, productId, quantity }),
    /** The customer has acknowledged a line's new price. */
    acknowledge: (productId: string) => acknowledge({ channel, productId }),
    // For releases from before carts had Undo.
    remove: (productId: string) => removeLine({ channel, productId }),
    clear: () => clearCart(channel),
    /** Reduces lines that the API refused to what is left, and removes those of which nothing is. */
    reduce: (unavailable: readonly Unavailable[]) => {
      for (const { productId, left } of unavailable) setQuantity({ channel, productId, quantity: left });
    },
  };
}

/** A shop's cart for its page. */
export type CartOnPage = ReturnType<typeof useCart>;
