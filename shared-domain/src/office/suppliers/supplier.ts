import { brandOf, fold } from '../../goods/catalogue/index.ts';
import type { Product } from '../../goods/products/index.ts';

/** A brand as suppliers' brands are compared: without case, accents and outer spaces (SUPPLIER-2). */
export const brandKey = (brand: string): string => fold(brand.trim());

/** Finds the supplier of a product by its brand; undefined if no supplier has that brand (SUPPLIER-2). */
export function supplierFinder<Supplier extends { readonly brands: readonly string[] }>(
  suppliers: readonly Supplier[],
): (product: Pick<Product, 'hiddenCategory'>) => Supplier | undefined {
  const byBrand = new Map(
    suppliers.flatMap((supplier) => supplier.brands.map((brand) => [brandKey(brand), supplier] as const)),
  );
  return (product) => byBrand.get(brandKey(brandOf(product)));
}
