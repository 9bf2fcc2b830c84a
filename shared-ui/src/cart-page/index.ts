export { CartActions } from './cart-actions.tsx';
export { CartList } from './cart-list.tsx';
