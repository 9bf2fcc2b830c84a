import type { StoredItem } from './document.ts';

/** An order's line as trade units are counted. */
export const countedLine = ({
  productId: id,
  productPackagingType: packagingType,
  productCategory: category,
  quantity,
}: StoredItem) => ({ product: { id, packagingType, category }, quantity });
