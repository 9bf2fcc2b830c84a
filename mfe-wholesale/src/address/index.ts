export { categoryPath, paths, productPath } from './paths.ts';
export { shopTitle } from './shop-title.ts';
export { useShopTitle } from './use-shop-title.ts';
