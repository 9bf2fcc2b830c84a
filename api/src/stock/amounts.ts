import { CASE_SIZE } from 'shared-domain/products';

/** What one unit of an order line is, in single units: a case or keg as it is stocked, or a single out of a case. */
export type UnitKind = 'stocked' | 'single';

/** What an order asks of one product's stock. */
export type StockLine = { productId: string; quantity: number; unit: UnitKind };

/** What an order has of one product's stock: `taken` is at most the quantity, the rest is a back-order. */
export type Taken = { productId: string; taken: number; unit: UnitKind };

/** MongoDB expression: how many units of this kind the product has. Never below 0. */
export function available(unit: UnitKind) {
  const loose = { $ifNull: ['$looseUnits', 0] };
  const singles = { $add: [{ $multiply: ['$stock', CASE_SIZE] }, loose] };
  return { $max: [0, unit === 'single' ? singles : '$stock'] };
}

/** MongoDB fields: the product's stock when it has `units` of this kind. Singles refold into cases of 24. */
export function stockOf(unit: UnitKind, units: unknown) {
  if (unit === 'stocked') return { stock: units };
  return {
    stock: { $floor: { $divide: [units, CASE_SIZE] } },
    looseUnits: { $mod: [units, CASE_SIZE] },
  };
}

/** How many units of this kind a product has, as read. */
export function unitsLeft(unit: UnitKind, product: { stock: number; looseUnits?: number }): number {
  const left = unit === 'single' ? product.stock * CASE_SIZE + (product.looseUnits ?? 0) : product.stock;
  return Math.max(0, left);
}
