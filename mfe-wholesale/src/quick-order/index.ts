export { unitsOf } from './counts.ts';
export { QuickOrder } from './quick-order.tsx';
