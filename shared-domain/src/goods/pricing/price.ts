import { type Cents, centsOf } from '../../foundation/money/index.ts';
import { type Channel, isMerchandise, type Product } from '../products/index.ts';
import { channelPrice, singleUnitBeforeRounding } from './channels.ts';
import { type LtoStatus, ltoStatusOf } from './lto.ts';

/** One step of a price calculation. The amounts of all components add up to the price. */
export type PriceComponent = {
  readonly kind: 'base' | 'lto' | 'channel' | 'rounding';
  /** Label for a page: 'Ordinary price', 'Limited-time offer', ... */
  readonly label: string;
  /** Cents that this step adds (subtracts if negative). */
  readonly amount: Cents;
};

/** A price in a channel at an instant, with the reasons for it. */
export type Price = {
  readonly channel: Channel;
  /** Cents per unit now: a case or keg (wholesale), a bottle or can (retail), a keg (keg portal). */
  readonly unit: Cents;
  /** Cents per unit without the offer, in the same channel. Struck through if it differs from `unit` (PRICE-6). */
  readonly ordinary: Cents;
  readonly lto: LtoStatus;
  readonly components: readonly PriceComponent[];
};

/**
 * The price of one unit of a product in a channel at an instant (PRICE-1 to PRICE-5): base or active LTO price, then
 * the channel's rule, then rounding.
 * @throws RangeError if the product's price is not a number.
 */
export function priceOf(product: Product, channel: Channel, at: Date): Price {
  const lto = ltoStatusOf(product, at);
  const ordinaryBase = centsOf(product.price);
  const base = lto === 'active' ? centsOf(Number(product.ltoPrice)) : ordinaryBase;
  const steps: PriceComponent[] = [
    { kind: 'base', label: 'Ordinary price', amount: ordinaryBase },
    { kind: 'lto', label: 'Limited-time offer', amount: base - ordinaryBase },
    ...channelSteps(product, channel, base),
  ];
  return {
    channel,
    unit: channelPrice(product, channel, base),
    ordinary: channelPrice(product, channel, ordinaryBase),
    lto,
    components: steps.filter(({ kind, amount }) => kind === 'base' || amount !== 0),
  };
}

function channelSteps(product: Product, channel: Channel, base: Cents): PriceComponent[] {
  if (channel === 'licensee' || isMerchandise(product)) return [];
  const price = channelPrice(product, channel, base);
  if (channel === 'keg') {
    return [{ kind: 'channel', label: 'Keg portal price, base × 1.6', amount: price - base }];
  }
  const exact = singleUnitBeforeRounding(base);
  return [
    { kind: 'channel', label: 'Single unit, 1.25 × base ÷ 24 + $1.00', amount: exact - base },
    { kind: 'rounding', label: 'Rounded up to the next $0.25', amount: price - exact },
  ];
}

/** Whether a page strikes the ordinary price through: the offer is active and changes this channel's price. */
export const isReduced = (price: Price): boolean => price.lto === 'active' && price.ordinary !== price.unit;
