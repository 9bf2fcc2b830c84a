export { ProductPage, type ProductPageProps } from './product-page.tsx';
export { type FoundProduct, useProduct } from './use-product.ts';
