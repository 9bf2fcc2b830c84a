import { litresText } from 'shared-domain/sizes';

/** '1,200'. */
export const countText = (count: number): string => count.toLocaleString('en-CA');

/** '1,135.2' litres; a dash if a product has no size. */
export const litres = (millilitres: number | null): string =>
  millilitres === null ? '–' : countText(Number(litresText(millilitres)));

/** For how long a stock lasts: '23 days'; a dash without a pace. */
export function lastsText({ inStock, days }: { inStock: number; days: number | null }): string {
  if (inStock <= 0) return 'Out of stock';
  if (days === null) return '–';
  return days === 1 ? '1 day' : `${countText(days)} days`;
}
