export { NoProducts } from './no-products.tsx';
