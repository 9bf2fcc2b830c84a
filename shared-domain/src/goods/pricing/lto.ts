import { type Day, dayOf, daysBetween, endsAt, longDate, startsAt } from '../../foundation/dates/index.ts';
import type { Product } from '../products/index.ts';

/** The four states of a limited-time offer (PRICE-8, PRICE-9). */
export type LtoStatus = 'none' | 'scheduled' | 'active' | 'expired';

/** A product's offer fields. */
export type Offer = Pick<Product, 'ltoPrice' | 'ltoStartDate' | 'ltoEndDate'>;

/**
 * State of a product's limited-time offer at an instant; start and end are included.
 * An offer without a price above zero, a start or an end is incomplete, thus 'none'.
 */
export function ltoStatusOf(product: Offer, at: Date): LtoStatus {
  if (!(Number(product.ltoPrice) > 0)) return 'none';
  const start = startsAt(product.ltoStartDate);
  const end = endsAt(product.ltoEndDate);
  if (!start || !end) return 'none';
  if (at < start) return 'scheduled';
  return at <= end ? 'active' : 'expired';
}

/**
 * The sale-end text of an offer at an instant, by calendar days in Vancouver: 'Sale has ended', 'Sale ends today!',
 * 'Sale ends tomorrow!', 'Sale ends in {n} days' up to 7, else 'Sale ends {long date}' (PRICE-10).
 * @returns null when the end date can't be read.
 */
export function saleEndText(ltoEndDate: string | null | undefined, at: Date): string | null {
  const end = endsAt(ltoEndDate);
  if (!end) return null;
  if (at > end) return 'Sale has ended';
  return offerEndText(dayOf(at), dayOf(end));
}

function offerEndText(today: Day, lastDay: Day): string {
  const days = daysBetween(today, lastDay);
  if (days === 0) return 'Sale ends today!';
  if (days === 1) return 'Sale ends tomorrow!';
  return days <= 7 ? `Sale ends in ${days} days` : `Sale ends ${longDate(lastDay)}`;
}
