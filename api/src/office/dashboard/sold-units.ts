import { addDays, dayOf } from 'shared-domain/dates';
import type { Deps } from '../../foundation/dependencies.ts';
import { mergedProducts, readSums } from '../../orders/sums/index.ts';

const DAYS = 90;

/** Units sold of each product in the last 90 days, by SKU. */
export async function soldUnits({ connection, clock }: Deps): Promise<{ units: Record<string, number> }> {
  const sums = await readSums(connection, { from: addDays(dayOf(clock()), 1 - DAYS) }, 'products');
  const units: Record<string, number> = {};
  for (const { productId, quantity } of mergedProducts(sums.flatMap(({ products }) => products)))
    units[productId] = (units[productId] ?? 0) + quantity;
  return { units };
}
