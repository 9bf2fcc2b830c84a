import type { Deps } from '../../foundation/dependencies.ts';
import type { Card, OrderDocument } from '../order/index.ts';
import { orderModel } from '../order/index.ts';

/** A short timeout: the order is shown without the card rather than late. */
const STRIPE_OPTIONS = { timeout: 2_000, maxNetworkRetries: 0 };

/**
 * The card that paid an order, fetched from Stripe when staff first open it, then stored with the order; undefined if
 * Stripe doesn't answer or it wasn't a card. Never logged.
 */
export async function cardOf(deps: Deps, order: OrderDocument): Promise<Card | undefined> {
  const { payment } = order;
  if (!payment?.paymentIntent || payment.card) return payment?.card;
  try {
    const card = await askStripe(deps, payment.paymentIntent);
    if (card) await keepCard(deps, order._id, card);
    return card;
  } catch (cause) {
    deps.logger.warn(
      { order: order._id, reason: (cause as Error).name },
      'the card of an order is not known',
    );
    return undefined;
  }
}

async function askStripe({ stripe }: Deps, paymentIntent: string): Promise<Card | undefined> {
  const { paymentIntents } = await stripe();
  const { latest_charge: charge } = await paymentIntents.retrieve(
    paymentIntent,
    { expand: ['latest_charge'] },
    STRIPE_OPTIONS,
  );
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : undefined;
}

/** Doesn't count as a change of the order: version and timeline stay. */
async function keepCard({ connection }: Deps, id: string, card: Card): Promise<void> {
  await orderModel(connection).updateOne({ _id: id }, { $set: { 'payment.card': card } });
}
