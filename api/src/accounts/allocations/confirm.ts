import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { centsOf, dollarsOf } from 'shared-domain/money';
import {
  type CartRequest,
  presentCart,
  priceCart,
  type Source,
  storedProducts,
} from '../../catalogue/quotes/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument } from '../../orders/order/index.ts';
import { placeOrder } from '../../orders/placing/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { type Licensee, refuseUnlessInStanding } from '../../requests/protections/index.ts';
import { customerOfAccount } from './account.ts';
import { changeShare, keyOf, settleConfirming } from './confirming.ts';
import { type AllocationDocument, allocationModel, type Share } from './model.ts';
import { allocationRefused, shareOf } from './refusals.ts';

type Confirmation = {
  /** Who confirms it, and gets the order's mail. */
  email: string;
  units: number;
  /** The total that was shown, in dollars. */
  unitPrice: number;
  delivery?: { kind: 'delivery'; day: string } | { kind: 'pick-up' } | undefined;
};

const POLL_INTERVAL_MS = 100;

/**
 * Orders what is held for an account (ALLOCATION-8): marks the share, places the order under the share's own key, records it
 * on the share. Pressing twice, or a crash in between, leads to the same order. Undefined if it was already confirmed.
 */
export async function confirmShare(
  deps: Deps,
  id: string,
  licensee: Licensee,
  confirmation: Confirmation,
): Promise<OrderDocument | undefined> {
  const { licenseNumber } = licensee;
  const allocation = await settledAllocation(deps, id, licenseNumber);
  const share = shareOf(allocation, licenseNumber);
  if (share.state === 'confirmed') return undefined;
  const { units } = confirmation;
  if (units > share.got) throw allocationRefused(`Only ${share.got} are held for you.`);
  const token = randomUUID();
  const from = { licenseNumber, state: 'held' as const };
  const also = { heldUntil: { $gt: deps.clock() } };
  if (!(await changeShare(deps, id, from, { state: 'confirming', token, confirmed: units }, also))) {
    // A concurrent request may have confirmed it since it was read.
    const now = shareOf(await settledAllocation(deps, id, licenseNumber), licenseNumber);
    if (now.state === 'confirmed') return undefined;
    throw allocationRefused('These are no longer held for you.');
  }
  try {
    const order = await orderShare(deps, allocation, { ...share, token }, confirmation);
    const isMine = { licenseNumber, state: 'confirming' as const, token };
    await changeShare(deps, id, isMine, { state: 'confirmed', orderId: order._id });
    return order;
  } catch (cause) {
    await settleConfirming(deps, id, { ...share, token }).catch((failure: unknown) =>
      deps.logger.warn({ err: failure, allocation: id }, 'a confirmation is left to the background task'),
    );
    throw cause;
  }
}

/** Waits until no other request is confirming this share. */
async function settledAllocation(deps: Deps, id: string, licenseNumber: string): Promise<AllocationDocument> {
  for (let tries = 0; tries < 100; tries += 1) {
    const allocation = await allocationModel(deps.connection).findById(id).lean();
    if (!allocation) throw problem('allocation_not_found');
    if (shareOf(allocation, licenseNumber).state !== 'confirming') return allocation;
    await pause(POLL_INTERVAL_MS);
  }
  throw problem('unavailable', { headers: { 'Retry-After': '10' } });
}

async function orderShare(
  deps: Deps,
  { _id: id, productId }: AllocationDocument,
  share: Share,
  { email, units, unitPrice, delivery }: Confirmation,
): Promise<OrderDocument> {
  const { licenseNumber, companyName, token = '' } = share;
  const { postalCode, ...customer } = await customerOfAccount(deps, { licenseNumber, companyName }, email);
  const cartRequest: CartRequest = { channel: 'licensee', lines: [{ productId, quantity: units }] };
  const products = heldProducts(productId, units);
  const cart = await priceCart(deps, cartRequest, products);
  const [line] = cart.quote.lines;
  if (line?.unitPrice !== centsOf(unitPrice)) throw problem('price_changed', { quote: presentCart(cart) });
  return placeOrder(deps, {
    idempotencyKey: keyOf(id, licenseNumber),
    cartRequest,
    expectedTotal: dollarsOf(cart.quote.total),
    customer,
    delivery: delivery?.kind === 'delivery' ? { ...delivery, postalCode: postalCode ?? '' } : delivery,
    isVouched: true,
    setAside: { products },
    refuse: async () => {
      await refuseUnlessInStanding(deps, licenseNumber);
      const isMine = { licenseNumber, state: 'confirming', token };
      const still = await allocationModel(deps.connection).exists({
        _id: id,
        shares: { $elemMatch: isMine },
      });
      if (!still) throw allocationRefused('These are no longer held for you.');
    },
  });
}

/** The product as its holder may order it: on sale, with the held units as its stock. */
const heldProducts =
  (productId: string, units: number): Source =>
  async (deps) => {
    const found = await storedProducts(deps, [productId]);
    return found.map(({ allocation: _ended, ...product }) => ({ ...product, stock: units, hidden: false }));
  };
