export { CartList } from './cart-list.tsx';
export { RemovedStrips } from './removed-strips.tsx';
