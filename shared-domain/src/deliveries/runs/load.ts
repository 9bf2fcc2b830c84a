import { KEG_SIZES, type Kegs, kegSizeOf } from '../../goods/kegs/index.ts';
import { isMerchandise } from '../../goods/products/index.ts';
import type { OrderItem } from '../../selling/orders/index.ts';

/** The load of an order or a run: cases, kegs by size, and pieces of merchandise. */
export type Load = { readonly cases: number; readonly kegs: Kegs; readonly pieces: number };

type Ordered = Pick<OrderItem, 'productName' | 'productPackagingType' | 'productCategory' | 'quantity'> & {
  readonly refunded?: number | undefined;
};

/** The load of an order's lines, without refunded units (RUN-9). */
export function loadOf(items: readonly Ordered[]): Load {
  return sumOfLoads(
    items.map((item) => {
      const number = item.quantity - (item.refunded ?? 0);
      const size = kegSizeOf(item);
      if (size !== null) return { cases: 0, kegs: { [size]: number }, pieces: 0 };
      const isPiece = isMerchandise({ category: item.productCategory ?? '' });
      return { cases: isPiece ? 0 : number, kegs: {}, pieces: isPiece ? number : 0 };
    }),
  );
}

/** The sum of several loads (RUN-9). */
export const sumOfLoads = (loads: readonly Load[]): Load => ({
  cases: loads.reduce((sum, { cases }) => sum + cases, 0),
  kegs: sumOfKegs(loads.map(({ kegs }) => kegs)),
  pieces: loads.reduce((sum, { pieces }) => sum + pieces, 0),
});

/** The sum of kegs by size; sizes with none are left out. */
export const sumOfKegs = (all: readonly Kegs[]): Kegs =>
  Object.fromEntries(
    KEG_SIZES.map((size) => [size, all.reduce((sum, kegs) => sum + (kegs[size] ?? 0), 0)] as const).filter(
      ([, number]) => number !== 0,
    ),
  );

/** How many kegs of all sizes. */
export const kegCount = (kegs: Kegs): number => KEG_SIZES.reduce((sum, size) => sum + (kegs[size] ?? 0), 0);

/** '9 cases · 1 × 50L'; 'nothing' for an empty load. */
export function loadText({ cases, kegs, pieces }: Load): string {
  const counted = (number: number, one: string) => (number === 1 ? `1 ${one}` : `${number} ${one}s`);
  const parts = [
    ...(cases > 0 ? [counted(cases, 'case')] : []),
    ...KEG_SIZES.flatMap((size) => (kegs[size] ? [`${kegs[size]} × ${size}L`] : [])),
    ...(pieces > 0 ? [counted(pieces, 'piece')] : []),
  ];
  return parts.join(' · ') || 'nothing';
}
