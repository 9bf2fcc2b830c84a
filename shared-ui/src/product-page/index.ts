export { ProductPage } from './product-page.tsx';
export { useProduct } from './use-product.ts';
