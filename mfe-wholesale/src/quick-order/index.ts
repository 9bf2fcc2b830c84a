export { QuickOrder } from './quick-order.tsx';
