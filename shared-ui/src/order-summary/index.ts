export { OrderSummary } from './order-summary.tsx';
