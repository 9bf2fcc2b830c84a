import type { StandingOfferJson } from 'shared-domain/contracts';
import { rhythmText, type StandingLine } from 'shared-domain/licences';
import { centsOf, dollarsOf } from 'shared-domain/money';
import { presentCart } from '../../catalogue/quotes/index.ts';
import { offeredDays } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument } from '../../orders/order/index.ts';
import { fingerprintOf, placeOrder } from '../../orders/placing/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { type Licensee, refuseUnlessInStanding } from '../../requests/protections/index.ts';
import { accountAddress, customerOfAccount } from '../allocations/index.ts';
import { type StandingOrderDocument, standingOrderModel } from './model.ts';
import { offeredCart, openOffer } from './offer.ts';
import { standingOrderRefused } from './save.ts';

/** An offer at current prices and stock. */
export async function readOffer(
  deps: Deps,
  licenseNumber: string,
  token: string,
): Promise<StandingOfferJson> {
  const { standing, day } = await openOffer(deps, licenseNumber, token);
  const { lines, cart } = await offeredCart(deps, standing);
  const { weekday, weeks, offer, email } = standing;
  const known = await accountAddress(deps, licenseNumber);
  const days = await offeredDays(deps, known?.postalCode);
  const isShown = known !== undefined && (await deps.isContact(licenseNumber, email));
  return {
    day,
    words: rhythmText({ weekday, weeks }),
    lines: lines.map(({ productId, productName, asked, quantity, unitPrice, notes }) => ({
      ...{ productId, productName, asked, quantity },
      unitPrice: dollarsOf(unitPrice),
      notes: [...notes],
    })),
    total: dollarsOf(cart.quote.total),
    hasAddress: known !== undefined,
    ...(isShown ? { address: known.address } : {}),
    ...(days ? { days } : {}),
    ...(offer?.day === day && offer.orderId ? { orderId: offer.orderId } : {}),
  };
}

type Press = {
  token: string;
  /** The total that was shown, in dollars. */
  total: number;
  delivery?: { kind: 'delivery'; day: string } | { kind: 'pick-up' } | undefined;
};

/**
 * Orders what is offered for a day (STANDING-4), under the offer's own key, so that repeating it, even after a crash, gives the
 * same order. The standing order then records it, with the prices for next time.
 */
export async function placeStandingOrder(
  deps: Deps,
  licensee: Licensee,
  press: Press,
): Promise<OrderDocument> {
  const { standing, day } = await openOffer(deps, licensee.licenseNumber, press.token);
  const { lines, cart } = await offeredCart(deps, standing);
  const { postalCode, ...customer } = await customerOfAccount(deps, licensee, standing.email);
  const { delivery } = press;
  const refuse = async () => {
    await refuseUnlessInStanding(deps, licensee.licenseNumber);
    const { state } = await current(deps, standing._id);
    if (!(await deps.isContact(licensee.licenseNumber, standing.email))) throw problem('link_invalid');
    if (state !== 'active')
      throw standingOrderRefused(`This standing order is ${state}. You can restart it on your orders page.`);
    if (cart.quote.total !== centsOf(press.total))
      throw problem('price_changed', { quote: presentCart(cart) });
  };
  const order = await placeOrder(deps, {
    idempotencyKey: {
      space: 'system',
      key: `standing:${standing._id}:${day}`,
      fingerprint: fingerprintOf('standing', standing._id, day),
    },
    cartRequest: {
      channel: 'licensee',
      account: licensee.licenseNumber,
      lines: lines.flatMap(({ productId, quantity }) => (quantity > 0 ? [{ productId, quantity }] : [])),
    },
    expectedTotal: press.total,
    isVouched: true,
    customer,
    delivery: delivery?.kind === 'delivery' ? { ...delivery, postalCode: postalCode ?? '' } : delivery,
    refuse,
  });
  await record(deps, standing, day, order);
  return order;
}

async function current(deps: Deps, id: string): Promise<StandingOrderDocument> {
  const found = await standingOrderModel(deps.connection).findById(id).lean();
  if (!found) throw problem('link_invalid');
  return found;
}

/** Records the order and its prices; lines changed in the meantime stay changed. */
async function record(
  deps: Deps,
  { _id, lines, updatedAt }: StandingOrderDocument,
  day: string,
  order: OrderDocument,
): Promise<void> {
  const model = standingOrderModel(deps.connection);
  const prices = new Map(order.items.map(({ productId, productPrice }) => [productId, productPrice]));
  const priced = lines.map((line): StandingLine => {
    const price = prices.get(line.productId);
    return price === undefined ? line : { ...line, unitPrice: centsOf(price) };
  });
  await model.updateOne({ _id, 'offer.day': day }, { $set: { 'offer.orderId': order._id } });
  await model.updateOne({ _id, updatedAt }, { $set: { lines: priced } });
}
