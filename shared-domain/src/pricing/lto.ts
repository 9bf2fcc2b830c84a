import { type Day, dayOf, daysBetween, endsAt, longDate, startsAt } from '../dates/index.ts';
import type { Product } from '../products/index.ts';

/** The four states of a limited-time offer (section 4). */
export type LtoStatus = 'none' | 'scheduled' | 'active' | 'expired';

/** Badges of the admin for the four states (section 4 of the admin document). */
export const LTO_BADGES: Readonly<Record<LtoStatus, string>> = {
  none: 'No LTO',
  scheduled: 'LTO Scheduled',
  active: 'LTO Active',
  expired: 'LTO Expired',
};

type Offer = Pick<Product, 'ltoPrice' | 'ltoStartDate' | 'ltoEndDate'>;

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
 * 'Sale ends tomorrow!', 'Sale ends in {n} days' up to 7, else 'Sale ends {long date}' (section 9, decisions.md).
 * @returns null when the end date can't be read.
 */
export function saleEndText(ltoEndDate: string | null | undefined, at: Date): string | null {
  const end = endsAt(ltoEndDate);
  if (!end) return null;
  if (at > end) return 'Sale has ended';
  return wordsFor(dayOf(at), dayOf(end));
}

function wordsFor(today: Day, lastDay: Day): string {
  const days = daysBetween(today, lastDay);
  if (days === 0) return 'Sale ends today!';
  if (days === 1) return 'Sale ends tomorrow!';
  return days <= 7 ? `Sale ends in ${days} days` : `Sale ends ${longDate(lastDay)}`;
}

/**
 * What is wrong with an offer that is to be saved, in the editor's words (section 5, admin): all three fields or none,
 * the end after the start. A single whole day is fine: it ends with its last instant.
 * @returns null for an offer that is complete or absent.
 */
export function ltoProblemOf(offer: Offer): string | null {
  const given = [offer.ltoPrice, offer.ltoStartDate, offer.ltoEndDate].filter(
    (value) => value !== undefined && value !== null && value !== '',
  );
  if (given.length === 0) return null;
  const start = startsAt(offer.ltoStartDate);
  const end = endsAt(offer.ltoEndDate);
  if (given.length < 3 || !start || !end) {
    return 'All LTO fields (price, start date, end date) must be filled together.';
  }
  return end > start ? null : 'LTO end date must be after the start date.';
}
