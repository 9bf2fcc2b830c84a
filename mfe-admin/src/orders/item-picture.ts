import type { OrderItemJson } from 'shared-domain/contracts';
import type { Product } from 'shared-domain/products';

/** What a line's picture is drawn from: the product if it still exists, else what the line stores. */
export const drawableOf = (item: OrderItemJson, product: Product | undefined) =>
  product ?? {
    name: item.productName,
    category: item.productCategory,
    packagingType: (item.productPackagingType ?? 'Packaged') as Product['packagingType'],
    hiddenCategory: undefined,
  };
