import { endsAt, startsAt } from '../../foundation/dates/index.ts';
import { type LtoStatus, ltoStatusOf, type Offer } from '../pricing/index.ts';
import type { Product } from '../products/index.ts';

/** Badges of the admin for the four states (PRICE-9). */
export const LTO_BADGES: Readonly<Record<LtoStatus, string>> = {
  none: 'No LTO',
  scheduled: 'LTO Scheduled',
  active: 'LTO Active',
  expired: 'LTO Expired',
};

/** The editor's messages about an offer. */
export const OFFER_WHOLE_MESSAGE = 'All LTO fields (price, start date, end date) must be filled together.';
export const OFFER_ORDER_MESSAGE = 'LTO end date must be after the start date.';
const OFFER_PRICE_MESSAGE = 'LTO price must not be above the ordinary price.';

/** When an offer's state changes next, in milliseconds; Infinity if never. */
export function nextLtoChange(product: Offer, at: Date): number {
  const status = ltoStatusOf(product, at);
  if (status === 'scheduled') return Number(startsAt(product.ltoStartDate));
  return status === 'active' ? Number(endsAt(product.ltoEndDate)) + 1 : Number.POSITIVE_INFINITY;
}

/**
 * What is wrong with an offer to be saved, in the editor's words (PRICE-11): all three fields or none, the
 * end after the start. A single whole day is fine: it ends with its last instant.
 * @returns null for an offer that is complete or absent.
 */
export function ltoProblemOf(offer: Offer): string | null {
  const given = [offer.ltoPrice, offer.ltoStartDate, offer.ltoEndDate].filter(
    (value) => value !== undefined && value !== null && value !== '',
  );
  if (given.length === 0) return null;
  if (given.length < 3 || !startsAt(offer.ltoStartDate) || !endsAt(offer.ltoEndDate)) {
    return OFFER_WHOLE_MESSAGE;
  }
  return endsAfterStart(offer) ? null : OFFER_ORDER_MESSAGE;
}

/** Whether an offer ends after it starts; true for a single whole day, and if either date can't be read. */
export function endsAfterStart({ ltoStartDate, ltoEndDate }: Offer): boolean {
  const [start, end] = [startsAt(ltoStartDate), endsAt(ltoEndDate)];
  return !start || !end || end > start;
}

/**
 * What is wrong with the price of an active or scheduled offer, compared with the ordinary price: above it, the shops
 * would show a sale that isn't one. An expired offer doesn't keep the price from being lowered (PRICE-12).
 * @returns null for a valid price, and for an expired or incomplete offer.
 */
export function offerPriceProblemOf(product: Offer & Pick<Product, 'price'>, at: Date): string | null {
  const status = ltoStatusOf(product, at);
  if (status !== 'scheduled' && status !== 'active') return null;
  return Number(product.ltoPrice) > product.price ? OFFER_PRICE_MESSAGE : null;
}
