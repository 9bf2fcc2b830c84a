export { BrandAndSearch } from './brand-and-search.tsx';
export { FoundProducts } from './found-products.tsx';
