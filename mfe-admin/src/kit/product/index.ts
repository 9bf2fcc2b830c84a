/** What the inventory, the editor and the imports share about products. */

export { momentOf, offerDays, recentOf } from './days.ts';
export { LtoBadge } from './lto-badge.tsx';
export { BRAND_OPTIONS, PACKAGING_OPTIONS } from './options.ts';
export { reverseOf } from './reverse.ts';
export { signedNumber } from './signed-number.ts';
export { staffName } from './staff-name.ts';
export { Thumb } from './thumb.tsx';
export { type ProductEditing, useProductChanges } from './use-product-changes.ts';
export { useProducts, usePutProducts } from './use-products.ts';
export { Waiting } from './waiting.tsx';
