import type { PackagingType } from '../products/index.ts';

/** Sizes of kegs in litres, the largest first. */
export const KEG_SIZES = [50, 30, 20] as const;
export type KegSize = (typeof KEG_SIZES)[number];

/** Numbers of kegs by size; a size left out is 0. */
export type Kegs = { readonly [Size in KegSize]?: number | undefined };

/** The fields of an order line that tell which kegs it delivers. */
type Ordered = {
  readonly productName: string;
  readonly productPackagingType: PackagingType;
  readonly quantity: number;
  readonly refunded?: number;
};

/** The size of a line's keg; null if it isn't one. A small keg without a size in its name counts as 30 L (KEGS-2). */
export function kegSizeOf({
  productName,
  productPackagingType,
}: Pick<Ordered, 'productName' | 'productPackagingType'>): KegSize | null {
  if (productPackagingType === 'Packaged') return null;
  if (productPackagingType === '50L') return 50;
  return /(?<!\d)20\s*L/i.test(productName) ? 20 : 30;
}

/** The kegs that an order's lines deliver, without refunded units. */
export function kegsOf(items: readonly Ordered[]): Kegs {
  const kegs: { [Size in KegSize]?: number } = {};
  for (const item of items) {
    const size = kegSizeOf(item);
    const number = item.quantity - (item.refunded ?? 0);
    if (size !== null && number > 0) kegs[size] = (kegs[size] ?? 0) + number;
  }
  return kegs;
}

/** '2 × 50 L, 1 × 30 L', without signs; 'no kegs' for none. */
export function kegsText(kegs: Kegs): string {
  const parts = KEG_SIZES.flatMap((size) => {
    const number = Math.abs(kegs[size] ?? 0);
    return number > 0 ? [`${number} × ${size} L`] : [];
  });
  return parts.join(', ') || 'no kegs';
}

/** Whether empties were booked without numbers, so that the driver counts them (KEGS-9). */
export const areToBeCounted = (kegs: Kegs | null | undefined): boolean =>
  kegs != null && !KEG_SIZES.some((size) => (kegs[size] ?? 0) > 0);

/** The empties to collect with an order: '2 × 50 L', or that they are to be counted (KEGS-9). */
export const emptiesText = (kegs: Kegs): string =>
  areToBeCounted(kegs) ? 'To be counted at the door' : kegsText(kegs);

/** '1 keg', '6 kegs'. */
export const kegCountText = (number: number): string => (number === 1 ? '1 keg' : `${number} kegs`);
