import { orderableUnits } from 'shared-domain/licences';
import type { Product, ProductAllocation } from 'shared-domain/products';
import type { Deps, OrderedUnits } from '../../foundation/dependencies.ts';

/** The products with their availability for an account in wholesale: scarce ones are limited by their allocation (ALLOCATION-2). */
export async function withinAllocations(
  deps: Deps,
  products: Product[],
  account: string | undefined,
  at: Date,
): Promise<Product[]> {
  return Promise.all(
    products.map(async (product) => {
      const { allocation } = product;
      if (!allocation) return product;
      const ordered = await orderedOf(deps, product.id, allocation, account);
      const units = orderableUnits(allocation, ordered, at);
      if (units === Number.POSITIVE_INFINITY) return product;
      return { ...product, stock: Math.min(product.stock, units), forceDisplay: false };
    }),
  );
}

/**
 * The scarce products of an order that, together with all other orders, exceed their allocation. Call it once the order's
 * document, or an edit's mark, is stored: of two concurrent ones, at least one then sees the other.
 */
export async function beyondAllocations(
  deps: Pick<Deps, 'orderedUnits'>,
  products: Product[],
  account: string | undefined,
): Promise<{ productId: string; left: number }[]> {
  const beyond = [];
  for (const { id, allocation } of products) {
    if (allocation?.kind !== 'first-come') continue;
    const { account: mine, all } = await orderedOf(deps, id, allocation, account);
    if (mine > allocation.most || all > allocation.units) beyond.push({ productId: id, left: 0 });
  }
  return beyond;
}

/** What counts against an allocation: nothing while its units are shared. */
const orderedOf = (
  { orderedUnits }: Pick<Deps, 'orderedUnits'>,
  productId: string,
  { kind, opensAt }: ProductAllocation,
  account: string | undefined,
): Promise<OrderedUnits> =>
  kind === 'shared'
    ? Promise.resolve({ account: 0, all: 0 })
    : orderedUnits({ productId, since: new Date(opensAt), account });
