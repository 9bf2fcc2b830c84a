import { centsOf } from 'shared-domain/money';
import {
  beyondAllocations,
  type CartRequest,
  currentProducts,
  type PricedCart,
  presentCart,
  priceCart,
} from '../../catalogue/quotes/index.ts';
import type { ShortLine } from '../../catalogue/stock/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { refuseUnlessInStanding } from '../../requests/protections/index.ts';

/** Refuses an order with unavailable lines, a shipping option that isn't offered, or another total than shown. */
export function refuseUnlessCurrent(
  cart: PricedCart,
  { shippingService }: CartRequest,
  expectedTotal: number,
  emptyMessage: string,
): void {
  if (cart.unavailable.length > 0) {
    throw problem('out_of_stock', { unavailable: cart.unavailable, quote: presentCart(cart) });
  }
  if (cart.quote.lines.length === 0) {
    throw problem('validation', { errors: [{ path: 'lines', message: emptyMessage }] });
  }
  const isShippedAsChosen = !shippingService || cart.shippingOption?.serviceName === shippingService;
  if (!isShippedAsChosen || cart.quote.total !== centsOf(expectedTotal))
    throw problem('price_changed', { quote: presentCart(cart) });
}

/** The problem when stock ran out between quote and order: the short lines and a new quote. */
export async function outOfStock(deps: Deps, cartRequest: CartRequest, unavailable: ShortLine[]) {
  const quote = presentCart(await priceCart(deps, cartRequest));
  return problem('out_of_stock', { unavailable, quote });
}

/** Refuses a licence that may not order, and what is beyond an allocation. */
export async function refuseWholesale(deps: Deps, cartRequest: CartRequest): Promise<void> {
  if (cartRequest.account) await refuseUnlessInStanding(deps, cartRequest.account);
  await refuseBeyondAllocations(deps, cartRequest);
}

/** Refuses what concurrent orders took beyond an allocation (ALLOCATION-2). */
export async function refuseBeyondAllocations(deps: Deps, cartRequest: CartRequest): Promise<void> {
  const { account, lines } = cartRequest;
  const ids = lines.map(({ productId }) => productId);
  const beyond = await beyondAllocations(deps, await currentProducts(deps, ids), account);
  if (beyond.length > 0) throw await outOfStock(deps, cartRequest, beyond);
}
