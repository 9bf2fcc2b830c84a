import type { OrderItemJson } from 'shared-domain/contracts';
import type { Product } from 'shared-domain/products';

/** A line's data for its picture: from the product if it still exists, or else from the line. */
export const drawableOf = (item: OrderItemJson, product: Product | undefined) =>
  product ?? {
    name: item.productName,
    category: item.productCategory,
    packagingType: (item.productPackagingType ?? 'Packaged') as Product['packagingType'],
    hiddenCategory: undefined,
  };
