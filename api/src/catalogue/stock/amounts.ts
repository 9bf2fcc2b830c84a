import {
  type Arithmetic,
  NUMBERS,
  stockLevelWith,
  UNIT_KINDS,
  type UnitKind,
  unitsIn,
} from 'shared-domain/stock';
import { z } from 'zod';

/** A product's stock needed by an order. */
export type StockLine = { productId: string; quantity: number; unit: UnitKind };

/** A product's stock taken by an order: `taken` is at most the quantity, the rest is back-ordered. */
export const takenDescription = z.object({
  productId: z.string(),
  taken: z.number(),
  unit: z.enum(UNIT_KINDS),
});
export type Taken = z.infer<typeof takenDescription>;

/** Shared-domain's stock arithmetic as MongoDB expressions, within one atomic update. */
const EXPRESSIONS: Arithmetic<unknown> = {
  add: (one, other) => ({ $add: [one, other] }),
  times: (amount, factor) => ({ $multiply: [amount, factor] }),
  wholes: (amount, size) => ({ $floor: { $divide: [amount, size] } }),
  rest: (amount, size) => ({ $mod: [amount, size] }),
};

const STOCK_FIELDS = { stock: '$stock', looseUnits: { $ifNull: ['$looseUnits', 0] } };

/** MongoDB expression: how many units of this kind the product has. Never below 0. */
export const available = (unit: UnitKind) => ({ $max: [0, unitsIn(EXPRESSIONS, unit, STOCK_FIELDS)] });

/** MongoDB fields: the product's stock with this many units of this kind. */
export const stockWith = (unit: UnitKind, amount: unknown) => stockLevelWith(EXPRESSIONS, unit, amount);

/** How many units of this kind a product has, as read. */
export const unitsLeft = (
  unit: UnitKind,
  { stock, looseUnits = 0 }: { stock: number; looseUnits?: number },
) => Math.max(0, unitsIn(NUMBERS, unit, { stock, looseUnits }));
