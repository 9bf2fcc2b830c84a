/** '1,200'. */
export const countText = (count: number): string => count.toLocaleString('en-CA');

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 3 };

/** '1,135.20' litres; a dash if a product has no size. */
export const litres = (millilitres: number | null): string =>
  millilitres === null ? '–' : (millilitres / 1000).toLocaleString('en-CA', DECIMALS);

/** For how long a stock lasts: '23 days'; a dash without a pace. */
export function lastsText({ inStock, days }: { inStock: number; days: number | null }): string {
  if (inStock <= 0) return 'Out of stock';
  if (days === null) return '–';
  return days === 1 ? '1 day' : `${countText(days)} days`;
}
